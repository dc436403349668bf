import { type BrowserServer, chromium } from "playwright-core";
import { findChromium } from "./find-chromium.ts";

/** Only this machine answers, so no page can reach another one. */
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // One process for each profile. Cross-Origin-Opener-Policy would start another for each page, a third of the tests' time.
  "--renderer-process-limit=1",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1",
];

/** Starts the browser of the tests. */
export async function launchBrowserServer({ showsScrollBars = false } = {}): Promise<BrowserServer> {
  const { executablePath, args, env } = await findChromium();
  return chromium.launchServer({
    executablePath,
    args: [...quiet, ...args],
    env: { ...process.env, ...env },
    // As on Windows, where a scroll bar takes room beside the page.
    ignoreDefaultArgs: showsScrollBars ? ["--hide-scrollbars"] : [],
  });
}
