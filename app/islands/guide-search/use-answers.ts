import { useEffect, useMemo, useState } from "react";
import type { GuideSearch } from "#content/schema/guide-search.ts";
import { findPlaces } from "./find-places.ts";
import type { GuideIndex, Place } from "./guide-index.ts";
import { loadIndex } from "./load-index.ts";

export type Answers = {
  places: readonly Place[];
  /** What is said about them, for eyes and ears. */
  status: string;
};

/** Answers a question as it is typed. The index is loaded once, when the search wakes. */
export function useAnswers(question: string, words: GuideSearch): Answers {
  const [index, setIndex] = useState<GuideIndex | "failed">();
  useEffect(() => {
    loadIndex(document.documentElement.lang).then(setIndex, (error) => {
      console.error(error);
      setIndex("failed");
    });
  }, []);

  return useMemo(() => {
    if (index === "failed") return { places: [], status: words.unavailable };
    if (!index || !question.trim()) return { places: [], status: words.hint };
    const places = findPlaces(question, index, words);
    return { places, status: saying(places.length, words) };
  }, [index, question, words]);
}

function saying(count: number, words: GuideSearch): string {
  if (count === 0) return words.nothing;
  return count === 1 ? words.foundOne : words.found.replace("{count}", String(count));
}
