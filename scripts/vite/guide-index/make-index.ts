import type { GuideIndex } from "../../../app/islands/guide-search/guide-index.ts";
import { stemsOf } from "../../../app/islands/guide-search/stems.ts";
import type { GuideSearch } from "../../../content/schema/guide-search.ts";
import type { Guides } from "../../../content/schema/guides.ts";
import { type GuideText, guideTexts } from "./guide-texts.ts";

const counts = { title: 5, keywords: 3, text: 1 };
/** How soon saying a word once more stops to matter, and how much a long text is held against it (BM25's k and b). */
const saturation = 2;
const length = 0.25;
/** Steps that can be read come before the video that shows the same. */
const videoShare = 0.7;

/** The index of all guides of one language: what each word is worth for each place is worked out here, once. */
export function makeIndex(guides: Guides, words: GuideSearch): GuideIndex {
  const texts = guideTexts(guides, words.kinds);
  const tallies = texts.map((text) => tally(text, words));
  const average = tallies.reduce((sum, { total }) => sum + total, 0) / tallies.length;
  const stems = new Map<string, number[]>();
  for (const stem of new Set(tallies.flatMap(({ times }) => [...times.keys()]))) {
    const pairs = tallies.flatMap(({ times, total }, place) => {
      const said = times.get(stem);
      if (!said) return [];
      const worth = said / (said + saturation * (1 - length + (length * total) / average));
      const share = texts[place]?.place.kind === "video" ? videoShare : 1;
      return [place, Math.round(worth * share * 50)];
    });
    stems.set(stem, pairs);
  }
  return { places: texts.map(({ place }) => place), stems: Object.fromEntries(stems) };
}

function tally(text: GuideText, words: GuideSearch): { times: Map<string, number>; total: number } {
  const times = new Map<string, number>();
  let total = 0;
  for (const field of ["title", "keywords", "text"] as const) {
    for (const stem of stemsOf(text[field], words)) {
      times.set(stem, (times.get(stem) ?? 0) + counts[field]);
      total += counts[field];
    }
  }
  return { times, total };
}
