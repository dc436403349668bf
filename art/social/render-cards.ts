import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { socialCardPath } from "#contract/social-card.ts";
import { socialCard } from "./social-card.ts";

/** A page that may be linked to. */
export interface CardPage {
  readonly path: string;
  readonly title: string;
  readonly eyebrow?: string;
}

/** Writes a card for every page into the folder of the built site. */
export async function renderCards(pages: readonly CardPage[], folder: string): Promise<void> {
  for (const { path, title, eyebrow } of pages) {
    const file = join(folder, socialCardPath(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await socialCard({ title: withoutSite(title), eyebrow }));
  }
}

/** The title of a page ends with the name of the site, which the card shows as its wordmark. */
function withoutSite(title: string): string {
  return title.replace(/ · [^·]+$/, "");
}
