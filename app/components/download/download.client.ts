import { isForBrowser, onClick } from "#app/loading/triggers.ts";

/** Handles clicks on download links and says how they go. The code that saves a file is loaded with the first click. */
export function startDownloads({ document }: Window): void {
  onClick<HTMLAnchorElement>(document, "a[data-download]", async (link, event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    if (link.ariaBusy === "true") return;

    const { failed = "", downloading = "" } = link.dataset;
    say(link, "alert", "");
    say(link, "status", downloading);
    link.ariaBusy = "true";
    try {
      await import("./download-file.client.ts").then((code) => code.downloadFile(link));
    } catch {
      say(link, "alert", failed);
    } finally {
      say(link, "status", "");
      link.ariaBusy = "false";
    }
  });
}

function say(link: HTMLAnchorElement, role: "alert" | "status", words: string): void {
  const message = link.parentElement?.querySelector(`[role=${role}]`);
  if (message) message.textContent = words;
}
