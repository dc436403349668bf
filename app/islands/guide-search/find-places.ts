import type { GuideSearch } from "#content/schema/guide-search.ts";
import { almost } from "./almost.ts";
import { type Concept, conceptsOf, type Way } from "./concepts.ts";
import type { GuideIndex, Place } from "./guide-index.ts";

const most = 7;
const trustInCompletions = 0.8;
const trustInOtherWords = 0.4;
const trustInCorrections = 0.7;

type Words = Pick<GuideSearch, "stopWords" | "endings" | "synonyms">;

/** The places that answer a question, best first. The last word may be unfinished, and a letter may be wrong. */
export function findPlaces(question: string, index: GuideIndex, words: Words): Place[] {
  const concepts = conceptsOf(question, words).map((concept, place, all) => {
    const typing = place === all.length - 1 && /[\p{L}\p{N}]$/u.test(question);
    return [...concept, ...guesses(concept, index, typing)];
  });
  const scores = new Map<number, { sum: number; met: number }>();
  for (const ways of concepts) {
    const found = scoresOf(ways, index);
    const rarity = Math.log(1 + (index.places.length - found.size + 0.5) / (found.size + 0.5));
    for (const [place, score] of found) {
      const { sum, met } = scores.get(place) ?? { sum: 0, met: 0 };
      scores.set(place, { sum: sum + score * rarity, met: met + 1 });
    }
  }
  // A place that speaks of everything in the question comes before one that says one word of it often.
  const ranked = [...scores].map(([place, { sum, met }]) => ({ place, score: (sum * met) / concepts.length }));
  ranked.sort((a, b) => b.score - a.score || a.place - b.place);
  return oncePerVideo(ranked.flatMap(({ place }) => index.places[place] ?? [])).slice(0, most);
}

// What an unfinished word may become, or what a word that nobody knows may have been meant to be.
function guesses([own, ...others]: Concept, { stems }: GuideIndex, typing: boolean): Way[] {
  const [word = "", ...more] = own.stems;
  if (more.length > 0) return [];
  const guess = (matches: (stem: string) => boolean, trust: number) =>
    Object.keys(stems)
      .filter((stem) => stem !== word && matches(stem))
      .map((stem) => ({ stems: [stem], trust }));
  // "log" may be meant as it stands, and become "logo" with the next letter.
  const known = others.length > 0 || Object.hasOwn(stems, word);
  const trust = known ? trustInOtherWords : trustInCompletions;
  const completions = typing && word.length > 1 ? guess((stem) => stem.startsWith(word), trust) : [];
  if (known || completions.length > 0) return completions;
  return guess((stem) => almost(word, stem), trustInCorrections);
}

function scoresOf(ways: Way[], index: GuideIndex): Map<number, number> {
  const best = new Map<number, number>();
  for (const { stems, trust } of ways) {
    const sums = new Map<number, number>();
    for (const stem of stems) {
      const places = Object.hasOwn(index.stems, stem) ? (index.stems[stem] ?? []) : [];
      for (let at = 0; at < places.length; at += 2) {
        const [place = 0, weight = 0] = places.slice(at, at + 2);
        sums.set(place, (sums.get(place) ?? 0) + (weight * trust) / stems.length);
      }
    }
    for (const [place, sum] of sums) best.set(place, Math.max(sum, best.get(place) ?? 0));
  }
  return best;
}

// Of all the seconds of a video that match, the best one stands for it.
function oncePerVideo(places: Place[]): Place[] {
  const shown = new Set<string>();
  return places.filter(({ href }) => {
    const [target = ""] = href.split("&t=");
    return !shown.has(target) && shown.add(target);
  });
}
