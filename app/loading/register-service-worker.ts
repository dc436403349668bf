import { onLoaded } from "./triggers.ts";

/** Registers the service worker once the page has loaded and the browser is idle. Either outcome is only logged. */
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
  onLoaded(browser, register);
}
