import { onIdle } from "#app/loading/triggers.ts";

/** Registers the service worker once the page is there and the browser rests. Either outcome is only logged. */
export function registerServiceWorker(browser: Window): void {
  const { serviceWorker } = browser.navigator;
  if (!serviceWorker) return;
  const register = () =>
    serviceWorker.register("/sw.js").then(
      // biome-ignore lint/suspicious/noConsole: the specification asks for it.
      () => console.info("Service worker registered"),
      // biome-ignore lint/suspicious/noConsole: the specification asks for it.
      (error) => console.warn("Service worker not registered:", error),
    );
  browser.addEventListener("load", () => onIdle(browser, register));
}
