import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cardName } from "./card-name.ts";
import { socialCard } from "./social-card.ts";

/** A page that may be linked to. */
export interface CardPage {
  readonly path: string;
  readonly title: string;
  readonly eyebrow?: string;
}

/** Writes a card for every page, by default where the built site is sent from. */
export async function renderCards(pages: readonly CardPage[], folder = "build/client/social"): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { path, title, eyebrow } of pages) {
    await writeFile(join(folder, cardName(path)), await socialCard({ title: withoutSite(title), eyebrow }));
  }
}

/** The title of a page ends with the name of the site, which the card shows as its wordmark. */
function withoutSite(title: string): string {
  return title.replace(/ · [^·]+$/, "");
}
