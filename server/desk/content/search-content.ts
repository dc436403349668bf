import type { ListedText, Listing } from "#content/editing/tasks.ts";

const maxFound = 50;

/** The pages that are called so, and the fields whose text has these words as visitors read it: of one if not of several. */
export function searchContent(listing: Listing, words: string): ListedText[] {
  const wanted = plain(words);
  const found = wanted ? find(listing, wanted) : [];
  return found.length === 0 && /..s$/.test(wanted) ? find(listing, wanted.slice(0, -1)) : found;
}

function find({ groups, texts }: Listing, wanted: string): ListedText[] {
  const found = pagesNamed(groups, wanted);
  for (const one of texts) {
    if (found.length >= maxFound) break;
    const at = plain(one.text).indexOf(wanted);
    if (at >= 0) found.push({ ...one, text: excerpt(one.text, at) });
  }
  return found;
}

/** The pages and groups that are called so, and the way to one more of them. */
function pagesNamed(groups: Listing["groups"], wanted: string): ListedText[] {
  return groups.flatMap(({ label, files, add }) => {
    const isGroup = plain(`${label} ${add?.one}`).includes(wanted);
    const named = files.filter(({ label }) => isGroup || plain(label).includes(wanted));
    const pages = named.map(({ file, label: name }) => ({ file, name: "", where: `${label} · ${name}`, text: "" }));
    return add && isGroup ? [{ file: "", name: add.folder, where: `Add a ${add.one}`, text: "" }, ...pages] : pages;
  });
}

/** As someone types it: without regard to capitals, marks of quotation and kinds of spaces. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s/g, " ").trim();
}

function excerpt(text: string, at: number): string {
  const start = Math.max(0, at - 60);
  return `${start > 0 ? "…" : ""}${text.slice(start, at + 140)}${text.length > at + 140 ? "…" : ""}`;
}
