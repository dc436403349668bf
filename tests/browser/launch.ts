import { type Browser, type BrowserServer, chromium } from "playwright-core";
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
  // Without a graphics card, a process and a second thread for drawing only pass pictures around: a tenth of the time.
  "--in-process-gpu",
  "--num-raster-threads=1",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1",
];

/** No frame is drawn that was not asked for (scripts/shots/stop-time.ts). */
const drawnOnDemand = [
  "--enable-begin-frame-control",
  "--run-all-compositor-stages-before-draw",
  "--disable-new-content-rendering-timeout",
  "--disable-checker-imaging",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
];

/** Starts a browser that several processes can connect to. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(await settings());
}

/** Starts a browser for this process alone, which needs less: nothing is passed on to it. It ends with the process. */
export async function launchBrowser({ showsScrollBars = false, frameByFrame = false } = {}): Promise<Browser> {
  const { args, ...rest } = await settings();
  return chromium.launch({
    ...rest,
    args: frameByFrame ? [...args, ...drawnOnDemand] : args,
    // As on Windows, where a scroll bar takes room beside the page.
    ignoreDefaultArgs: showsScrollBars ? ["--hide-scrollbars"] : [],
  });
}

async function settings() {
  const { executablePath, args, env } = await findChromium();
  return {
    executablePath,
    args: [...quiet, ...args],
    env: { ...process.env, ...env },
  };
}
