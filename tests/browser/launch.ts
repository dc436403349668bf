import { execFileSync } from "node:child_process";
import { type BrowserServer, chromium } from "playwright-core";
import { carriedChromium } from "./carried-chromium.ts";
import { type Chromium, systemChromium } from "./find-chromium.ts";

/** Nothing but this machine answers, so no page can reach out of it. */
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1",
];

/** Starts the browser of the tests: CHROME_PATH, the system's, the one an npm package carries, or a download. */
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

async function findChromium(): Promise<Chromium> {
  const found = systemChromium(process.env);
  if (found) return found;
  if (process.platform === "linux" && process.arch === "x64") return carriedChromium();
  execFileSync("node", ["node_modules/playwright-core/cli.js", "install", "chromium"], { stdio: "inherit" });
  return { executablePath: chromium.executablePath(), args: [], env: {} };
}
