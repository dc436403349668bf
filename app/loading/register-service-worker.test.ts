import { expect, test, vi } from "vitest";
import { registerServiceWorker } from "./register-service-worker.ts";

function browserWith(register?: () => Promise<unknown>) {
  const listeners = new Map<string, () => void>();
  const browser = {
    navigator: { serviceWorker: register && { register } },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    setTimeout: (act: () => void) => act(),
  } as unknown as Window;
  return { browser, load: () => listeners.get("load")?.() };
}

test("registers /sw.js after the page has loaded, and logs that it did", async () => {
  const info = vi.spyOn(console, "info").mockReturnValue();
  const register = vi.fn(async () => ({}));
  const { browser, load } = browserWith(register);
  registerServiceWorker(browser);
  expect(register).not.toHaveBeenCalled();
  load();
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
  await vi.waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith("Service worker registered"));
});

test("only logs that it failed", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const failure = new Error("no storage");
  const { browser, load } = browserWith(() => Promise.reject(failure));
  registerServiceWorker(browser);
  load();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledExactlyOnceWith("Service worker not registered:", failure));
  warn.mockClear();
});

test("does nothing in a browser without service workers", () => {
  const { browser, load } = browserWith();
  registerServiceWorker(browser);
  load();
});
