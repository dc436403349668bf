import type { GuideSearch } from "#content/schema/guide-search.ts";
import { type Language, stemsOf } from "./stems.ts";

/** One way to say something, and how surely it means what was asked. */
export type Way = { stems: string[]; trust: number };

/** One thing that a question speaks of, with every way to say it. The visitor's own comes first. */
export type Concept = [own: Way, ...others: Way[]];

const longestPhrase = 3;
const trustInSynonyms = 0.6;

/** Reads a question as a row of concepts. Phrases come before their words: "pin code" is one thing. */
export function conceptsOf(question: string, words: Language & Pick<GuideSearch, "synonyms">): Concept[] {
  const table = synonymTable(words);
  const stems = stemsOf(question, words);
  const concepts: Concept[] = [];
  for (let at = 0; at < stems.length; ) {
    const phrase = phraseAt(stems, at, table);
    const others = [...(table.get(phrase.join(" ")) ?? [])];
    concepts.push([
      { stems: phrase, trust: 1 },
      ...others.map((other) => ({ stems: other.split(" "), trust: trustInSynonyms })),
    ]);
    at += phrase.length;
  }
  return concepts;
}

function phraseAt(stems: string[], at: number, table: Map<string, unknown>): string[] {
  for (let length = longestPhrase; length > 1; length--) {
    const phrase = stems.slice(at, at + length);
    if (phrase.length === length && table.has(phrase.join(" "))) return phrase;
  }
  return stems.slice(at, at + 1);
}

function synonymTable(words: Language & Pick<GuideSearch, "synonyms">): Map<string, Set<string>> {
  const table = new Map<string, Set<string>>();
  for (const group of words.synonyms) {
    const phrases = group.map((phrase) => stemsOf(phrase, words).join(" ")).filter(Boolean);
    for (const phrase of phrases) {
      const others = table.get(phrase) ?? new Set();
      for (const other of phrases) if (other !== phrase) others.add(other);
      table.set(phrase, others);
    }
  }
  return table;
}
