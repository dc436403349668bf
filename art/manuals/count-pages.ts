import type { Heading, Pages } from "./outline.ts";
import { readManual } from "./read-manual.ts";

/** Finds the page of every chapter and part in a printed manual, by its bookmark. */
export async function countPages(pdf: Uint8Array, chapters: readonly Heading[]): Promise<Pages> {
  const { bookmarks } = await readManual(pdf);
  const pages = new Map<string, number>();
  let place = 0;
  // In order, because a video and a section may have the same title.
  for (const { id, title } of chapters.flatMap((chapter) => [chapter, ...chapter.parts])) {
    place = bookmarks.findIndex((bookmark, index) => index >= place && bookmark.title === title);
    const bookmark = bookmarks[place];
    if (!bookmark) throw new Error(`The printed manual has no bookmark "${title}".`);
    pages.set(id, bookmark.page);
    place += 1;
  }
  return pages;
}
