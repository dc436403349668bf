import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "#tests/support/postgres.ts";
import { callOf, type Engine, end, said, type Tab } from "./engine.ts";

/**
 * WebKitGTK through the driver that Debian has for it, on a screen that nobody sees. Playwright drives only a WebKit of
 * its own. selenium-webdriver (npm, 17 MB with what it needs) would replace the twenty lines at the end of this file.
 */
export async function startWebKit(browser: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  letWindowBeNarrow(home);
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1500x2000x24", "-nolisten", "tcp"]);
  const display = await said(screen, "stdout", /(\d+)\n/);
  return {
    name: "webkit",
    open: () => openTab(browser, { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: "x11", XDG_CONFIG_HOME: home }),
    close: async () => {
      await end(screen);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A driver for each tab: one that has just ended a browser may never open the next one. */
async function startDriver(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error("WebKitWebDriver ended before it was ready.");
    await setTimeout(50);
  }
  return { driver, address };
}

async function openTab(binary: string, env: NodeJS.ProcessEnv): Promise<Tab> {
  const { driver, address } = await startDriver(env);
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } } };
  const { sessionId } = (await ask("POST", `${address}/session`, { capabilities })) as { sessionId: string };
  const send = (command: string, body: object) => ask("POST", `${address}/session/${sessionId}/${command}`, body);
  const run: Tab["run"] = async (script, ...given) => {
    const wrapped = `const reply = arguments[0]; (async () => reply(["done", await ${callOf(script, given)}]))()`;
    const [how, result] = (await send("execute/async", {
      script: `${wrapped}.catch((error) => reply(["failed", String(error)]));`,
      args: [],
    })) as [string, never];
    if (how === "failed") throw new Error(result);
    return result;
  };
  const resize: Tab["resize"] = async (width, height) => {
    const window = (await ask("GET", `${address}/session/${sessionId}/window/rect`)) as {
      width: number;
      height: number;
    };
    // A toolbar takes some of the window.
    const page = await run(() => ({ width: innerWidth, height: innerHeight }));
    await send("window/rect", {
      width: width + window.width - page.width,
      height: height + window.height - page.height,
    });
    await run(untilItFits, width, height);
  };
  return {
    run,
    resize,
    go: async (url) => {
      await send("url", { url });
    },
    act: async (actions) => {
      await send("actions", { actions });
    },
    close: async () => {
      await ask("DELETE", `${address}/session/${sessionId}`);
      await end(driver);
    },
  };
}

/** Runs in the page. */
async function untilItFits(width: number, height: number): Promise<void> {
  while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame);
}

/** Longer than any command of the driver takes; one that hangs is named. */
const commandTimeoutMs = 45_000;

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(commandTimeoutMs);
  const text = body && JSON.stringify(body);
  const response = await fetch(address, { method, signal, ...(text && { body: text }) }).catch((cause) => {
    throw new Error(`WebKit did not finish ${method} ${address} ${text ?? ""}`, { cause });
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

/** The buttons above a page would keep its window from becoming as narrow as a phone. */
function letWindowBeNarrow(home: string): void {
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(
    join(home, "gtk-3.0/gtk.css"),
    "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px }",
  );
}
