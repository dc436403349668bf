import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressesOff } from "#contract/parts.ts";
import { startProgress } from "#scripts/run/progress.ts";
import { packagesFile } from "#scripts/vite/list-packages.ts";
import { announce, type BuiltPage } from "./announce/announce.ts";
import { compress } from "./compress.ts";
import { inlineStyles, rulesOf, type StyleRule } from "./inline-styles.ts";
import { joinEntry } from "./join-entry.ts";
import { licensesText, productionPackages } from "./licenses/licenses.ts";
import { buildServiceWorker } from "./service-worker.ts";

/**
 * Makes what the framework built ready to be sent: licenses listed, styles into pages, unused files away, everything
 * compressed.
 */
export async function finishBuild(folder: string): Promise<void> {
  const inBrowsers = JSON.parse(readFileSync(join(folder, packagesFile), "utf8"));
  writeFileSync(join(folder, "licenses.txt"), licensesText(inBrowsers, productionPackages()));
  rmSync(join(folder, ".vite"), { recursive: true, force: true });
  for (const address of addressesOff) rmSync(join(folder, address), { recursive: true, force: true });
  const pages = inlineAllStyles(folder);
  await joinEntry(join(folder, "static"));
  removeUnreached(
    join(folder, "static"),
    pages.map(({ html }) => html),
  );
  await announce(folder, pages);
  await buildServiceWorker(folder);
  // All at once: Node compresses on four threads.
  const files = globSync("**/*.*", { cwd: folder });
  const advance = startProgress("Compressing files", files.length);
  await Promise.all(files.map((file) => compress(join(folder, file)).then(advance)));
}

/** Returns the finished pages. */
function inlineAllStyles(folder: string): BuiltPage[] {
  const sheets = new Map<string, StyleRule[]>();
  const rulesIn = (address: string) => {
    const rules = sheets.get(address) ?? rulesOf(readFileSync(join(folder, address), "utf8"));
    sheets.set(address, rules);
    return rules;
  };
  const store = (styles: string) => {
    const hash = createHash("sha256").update(styles).digest("base64url").slice(0, 8);
    writeFileSync(join(folder, `static/late-${hash}.css`), styles);
    return `/static/late-${hash}.css`;
  };
  return globSync("**/*.html", { cwd: folder }).map((name) => {
    // React closes every tag that holds nothing. HTML does without, and so does a page whose ten packets are full.
    const html = inlineStyles(readFileSync(join(folder, name), "utf8"), { rulesIn, store }).replaceAll('"/>', '">');
    writeFileSync(join(folder, name), html);
    return { path: `/${name.replaceAll("\\", "/").replace(/(^|\/)index\.html$/, "")}`, html };
  });
}

// The framework also builds every page for the browser. Ours are never hydrated, so these files would only lie about, like
// pictures of parts of the site that are off.
function removeUnreached(folder: string, pages: readonly string[]): void {
  const unreached = new Set(globSync("*", { cwd: folder }));
  const texts = [...pages];
  // What a text names is read after it: the list grows while it is gone through.
  for (const text of texts) {
    for (const name of unreached) {
      if (!text.includes(name)) continue;
      unreached.delete(name);
      if (/\.(js|css)$/.test(name)) texts.push(readFileSync(join(folder, name), "utf8"));
    }
  }
  for (const name of unreached) rmSync(join(folder, name));
}
