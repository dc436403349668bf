import { onClick, showFailure } from "#app/loading/triggers.ts";

/** Handles the button that saves a page. The code that does it is loaded with the first click. */
export function startSaveOffline({ document }: Window): void {
  onClick(document, "[data-save-offline]", (button) =>
    showFailure(
      button,
      import("./save-page.client.ts").then((code) => code.savePage(button)),
    ),
  );
}
