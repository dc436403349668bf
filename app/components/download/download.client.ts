import { hasModifierKey, onClick, showFailure } from "#app/loading/triggers.ts";

/** Handles clicks on download links. The code that does it is loaded with the first click. */
export function startDownloads({ document }: Window): void {
  onClick<HTMLAnchorElement>(document, "a[data-download]", (link, event) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    showFailure(
      link,
      import("./download-file.client.ts").then((code) => code.download(link)),
    );
  });
}
