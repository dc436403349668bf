import { isForBrowser, onClick } from "#app/loading/triggers.ts";

/** Handles clicks on download links. The code that does it is loaded with the first click. */
export function startDownloads({ document }: Window): void {
  onClick<HTMLAnchorElement>(document, "a[data-download]", async (link, event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    const message = link.parentElement?.querySelector("[role=alert]");
    try {
      await import("./download-file.client.ts").then((code) => code.download(link));
    } catch {
      if (message) message.textContent = link.dataset.failed ?? "";
    }
  });
}
