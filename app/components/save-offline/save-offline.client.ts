import { onClick } from "#app/loading/triggers.ts";

/** Handles the button that saves a page. The code that does it is loaded with the first click. */
export function startSaveOffline({ document }: Window): void {
  onClick(document, "[data-save-offline]", async (button) => {
    const status = button.parentElement?.querySelector<HTMLElement>("[data-failed]");
    try {
      await import("./save-page.client.ts").then((code) => code.savePage(button));
    } catch {
      // Offline: the code cannot be loaded.
      if (status) status.textContent = status.dataset.failed ?? "";
    }
  });
}
