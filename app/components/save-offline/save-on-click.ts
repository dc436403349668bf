import { onClick } from "#app/loading/triggers.ts";

/** Serves the button that saves a page. What it does is loaded with the first click. */
export function saveOnClick(root: Document): void {
  onClick(root, "[data-save-offline]", async (button) => {
    const status = button.parentElement?.querySelector<HTMLElement>("[data-failed]");
    try {
      (await import("./save-page.ts")).savePage(button);
    } catch {
      // There is no connection to load it from.
      if (status) status.textContent = status.dataset.failed ?? "";
    }
  });
}
