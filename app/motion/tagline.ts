import { typePhrases } from "./type-phrases.ts";

const timing = { type: 150, erase: 100, hold: 2000 };

/** The hero's offerings, typed in turn. */
export function typeTagline(root: Document): void {
  const place = root.querySelector<HTMLElement>("[data-typed]");
  if (place) typePhrases(place, JSON.parse(place.dataset.typed ?? "[]"), timing);
}
