/** Downloads the file of a link, once at a time, and says what is happening. Rejects if that fails. */
export async function download(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === "true") return;
  say(link, "alert", "");
  say(link, "status", link.dataset.downloading ?? "");
  link.ariaBusy = "true";
  try {
    await downloadFile(link);
  } finally {
    say(link, "status", "");
    link.ariaBusy = "false";
  }
}

function say(link: HTMLAnchorElement, role: "alert" | "status", text: string): void {
  const message = link.parentElement?.querySelector(`[role=${role}]`);
  if (message) message.textContent = text;
}

/** Fetches a link's file and saves it under the name in `download`. Rejects if there is no such file. */
async function downloadFile(link: HTMLAnchorElement): Promise<void> {
  const address = new URL(link.href);
  if (link.dataset.download === "fresh") address.searchParams.set("ts", String(Date.now()));
  const response = await fetch(address);
  // A host without the file may redirect to a page.
  if (!response.ok || response.redirected) throw new Error(`${address.pathname} is not there (${response.status}).`);
  save(await response.blob(), link.download);
}

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
