import { isForBrowser, onClick, orSayFailed } from "#app/loading/triggers.ts";

/** Handles clicks on download links. The code that does it is loaded with the first click. */
export function startDownloads({ document }: Window): void {
  onClick<HTMLAnchorElement>(document, "a[data-download]", (link, event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    orSayFailed(
      link,
      import("./download-file.client.ts").then((code) => code.download(link)),
    );
  });
}
