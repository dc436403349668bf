/** Fetches what a link names and saves it under the link's own name. Rejects where there is no such file. */
export async function downloadFile(link: HTMLAnchorElement): Promise<void> {
  const address = new URL(link.href);
  if (link.dataset.download === "fresh") address.searchParams.set("ts", String(Date.now()));
  const answer = await fetch(address);
  // A host that knows no such file may send a page in its place.
  if (!answer.ok || answer.redirected) throw new Error(`${address.pathname} is not there (${answer.status}).`);
  save(await answer.blob(), link.download);
}

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
