/** Does something when the browser rests, or soon in Safari, which cannot tell. */
export function whenIdle(browser: Window, work: () => void): void {
  (browser.requestIdleCallback ?? browser.setTimeout)(() => work());
}
