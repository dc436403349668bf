import { isForBrowser, onClick } from "#app/loading/triggers.ts";

/** Handles clicks on download links. The code that does it is loaded with the first click; without it the browser downloads. */
export function startDownloads({ document, location }: Window): void {
  onClick<HTMLAnchorElement>(document, "a[data-download]", (link, event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    import("./download-file.client.ts").then(
      (code) => code.download(link),
      () => location.assign(link.href),
    );
  });
}
