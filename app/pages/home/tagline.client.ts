import { typePhrases } from "#app/motion/type-phrases.ts";

const timing = { type: 150, erase: 100, hold: 2000 };

/** Types what the company offers into the hero. */
export function startTagline({ document }: Window): void {
  const tagline = document.querySelector<HTMLElement>("[data-typed]");
  if (tagline) typePhrases(tagline, JSON.parse(tagline.dataset.typed ?? "[]"), timing);
}
