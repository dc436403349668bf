import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callOf, type Engine, end, said, type Tab } from "./engine.ts";

/**
 * Firefox through WebDriver BiDi, which it speaks itself. Playwright 1.65 can too, but sends commands that Debian's
 * Firefox does not know; selenium-webdriver needs geckodriver, which neither Debian nor npm has as a file.
 */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(join(profile, "user.js"), preferences);
  const child = spawn(program, ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile]);
  const endpoint = await said(child, "stderr", /WebDriver BiDi listening on (ws:\S+)/);
  const { send, hangUp } = await connect(`${endpoint}/session`);
  await send("session.new", { capabilities: {} });
  return {
    name: "firefox",
    open: () => openTab(send),
    close: async () => {
      hangUp();
      await end(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Reply = Record<string, unknown>;
type Send = (method: string, params: object) => Promise<Reply>;

async function openTab(send: Send): Promise<Tab> {
  const { userContext } = await send("browser.createUserContext", {});
  const { context } = await send("browsingContext.create", { type: "tab", userContext });
  return {
    go: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    run: async (script, ...given) => {
      const expression = `(async () => JSON.stringify(await ${callOf(script, given)}))()`;
      const reply = await send("script.evaluate", { expression, target: { context }, awaitPromise: true });
      if (reply.type === "exception") throw new Error(JSON.stringify(reply.exceptionDetails));
      const { value } = reply.result as { value?: string };
      return value === undefined ? undefined : JSON.parse(value);
    },
    act: async (actions) => {
      await send("input.performActions", { context, actions });
    },
    resize: async (width, height) => {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    close: async () => {
      await send("browser.removeUserContext", { userContext });
    },
  };
}

async function connect(endpoint: string): Promise<{ send: Send; hangUp: () => void }> {
  const socket = new WebSocket(endpoint);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Nobody answers at ${endpoint}.`));
  });
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id, error, message, result } = JSON.parse(data);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox hung up."));
  };
  const send: Send = (method, params) => {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
  return { send, hangUp: () => socket.close() };
}

/** Only this machine answers, so no page and no update can reach another one. Firefox asks no proxy for localhost. */
const preferences = Object.entries({
  // Light.
  "layout.css.prefers-color-scheme.content-override": 1,
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join("");
