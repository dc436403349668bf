import type { GuideSearch } from "#content/schema/guide-search.ts";

/** What the search must know of a language to cut a text into words that can be compared. */
export type Language = Pick<GuideSearch, "stopWords" | "endings">;

/** The words of a text, each without its ending, and without those that say nothing. */
export function stemsOf(text: string, { stopWords, endings }: Language): string[] {
  const isSaying = (word: string) => !stopWords.includes(word);
  return wordsOf(text)
    .filter(isSaying)
    .map((word) => stem(word, endings))
    .filter(isSaying);
}

function wordsOf(text: string): string[] {
  // "customer's" is "customer", "don't" one word, "pre-auth" two. The numbers in the guides are examples.
  const plain = text.toLowerCase().replace(/['’]s\b|['’]/g, "");
  return plain.match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
}

function stem(word: string, endings: Language["endings"]): string {
  for (const [ending, replacement] of endings) {
    if (word.endsWith(ending) && word.length - ending.length + replacement.length >= 3)
      return once(word.slice(0, -ending.length) + replacement);
  }
  return word;
}

// "setting" leaves "sett", which is "set".
function once(word: string): string {
  return word.replace(/([^aeiouls])\1$/, "$1");
}
