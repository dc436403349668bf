import type { StaticFile, StaticFiles } from "#server/static/load-static-files.ts";

/** Where pages report their errors, and tests read them. */
export const faultsPath = "/test/faults";
const scriptPath = "/test/report-faults.js";

/** The site with one more script in each page: WebDriver does not say what went wrong there, so each reports its own errors. */
export function withReporter({ files, errorPages }: StaticFiles): StaticFiles {
  const pages = [...files].map(([path, file]): [string, StaticFile] => {
    const { headers, body } = file.identity;
    if (!headers["content-type"]?.startsWith("text/html")) return [path, file];
    return [
      path,
      uncompressed(body.toString().replace("<head>", `<head><script src="${scriptPath}"></script>`), headers),
    ];
  });
  const script = `(${reportFaults})(${JSON.stringify(faultsPath)});`;
  const reporter = uncompressed(script, { "content-type": "text/javascript; charset=utf-8" });
  return { files: new Map([...pages, [scriptPath, reporter]]), errorPages };
}

function uncompressed(text: string, headers: Record<string, string>): StaticFile {
  const body = Buffer.from(text);
  const etag = `"${body.length}"`;
  return { identity: { body, etag, headers: { ...headers, etag, "content-length": String(body.length) } } };
}

/** Runs in every page, before all else. */
function reportFaults(to: string): void {
  let isLeaving = false;
  // A browser gives up what a page is still loading when its visitor leaves, which is no fault.
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  const report = (what: unknown) => {
    const text = JSON.stringify(`${location.pathname}: ${what}`);
    if (!isLeaving) navigator.sendBeacon(to, new Blob([text], { type: "application/json" }));
  };
  const onError = ({ message, target }: ErrorEvent) => {
    // Firefox gives up a preload whose module it loads already. The script itself would fail if its file were missing.
    if (target instanceof HTMLLinkElement && target.rel === "modulepreload") return;
    report(message ?? (target as Element).outerHTML);
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
  window.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    report(`${effectiveDirective} forbids ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    report(words.join(" "));
    error(...words);
  };
}
