import { onClick } from "#app/loading/triggers.ts";

/** Shows a line at the edge of the page until one of its buttons is pressed, and stores which one. */
export function askOnce(browser: Window, line: HTMLElement, key: string): void {
  line.hidden = storedChoice(browser, key) !== null;
  onClick<HTMLButtonElement>(line, "button", (button) => {
    line.hidden = true;
    try {
      browser.localStorage.setItem(key, button.value);
    } catch {
      // Storage is blocked: the line is gone on this page, and comes back on the next.
    }
  });
}

/** What was chosen; null also where the browser stores nothing. */
export function storedChoice(browser: Window, key: string): string | null {
  try {
    return browser.localStorage.getItem(key);
  } catch {
    return null;
  }
}
