import { isForBrowser, onClick } from "#app/loading/triggers.ts";

/** Serves the download links of a page. What saves a file is loaded with the first of them. */
export function downloadOnClick(root: Document): void {
  onClick<HTMLAnchorElement>(root, "a[data-download]", async (link, event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    if (link.ariaBusy === "true") return;

    const { failed = "", downloading = "" } = link.dataset;
    say(link, "alert", "");
    say(link, "status", downloading);
    link.ariaBusy = "true";
    try {
      const { downloadFile } = await import("./download-file.ts");
      await downloadFile(link);
    } catch {
      say(link, "alert", failed);
    } finally {
      say(link, "status", "");
      link.ariaBusy = "false";
    }
  });
}

function say(link: HTMLAnchorElement, role: "alert" | "status", words: string): void {
  const place = link.parentElement?.querySelector(`[role=${role}]`);
  if (place) place.textContent = words;
}
