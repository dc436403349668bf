/** Serves the download links of a page. What saves a file is loaded with the first of them. */
export function downloadOnClick(root: Document): void {
  root.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-download]") : null;
    // Somebody who asks for a new tab gets it.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
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
