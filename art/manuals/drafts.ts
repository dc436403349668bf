import { contentIn } from "#content/index.ts";
import type { Language } from "#contract/languages.ts";
import { manualPage } from "./manual-page.tsx";
import { manualsIn } from "./manuals.ts";
import { chaptersOf, type Heading, type Pages } from "./outline.ts";

/** A manual that waits to be printed. */
export interface Draft {
  readonly file: string;
  /** Who made it. */
  readonly creator: string;
  readonly chapters: readonly Heading[];
  /** The HTML page, with these page numbers in its contents. */
  readonly html: (pages: Pages) => string;
}

/** Every manual of the site in one language. */
export function draftsIn(language: Language): readonly Draft[] {
  const content = contentIn(language);
  return manualsIn(content).map((manual) => ({
    file: manual.file,
    creator: content.company.name,
    chapters: chaptersOf(manual, content),
    html: (pages) => manualPage({ manual, content, language, pages }),
  }));
}
