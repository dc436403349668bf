/** Makes the dialog buttons work in browsers without invoker commands (before 2025). */
export function startDialogs(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  import("./older-browsers.client.ts").then((code) => code.openAndCloseDialogs(document));
}
