import { useEffect, useMemo, useState } from "react";
import type { GuideSearch } from "#content/schema/guide-search.ts";
import { fetchGuideIndex } from "./fetch-guide-index.ts";
import { type Answer, loadGuideIndex } from "./search-guides.ts";

const shortest = 3;

type Search = (question: string) => Answer[];

/** Answers a question while it is typed, and says how many answers there are. Loads the index once. */
export function useAnswers(question: string, words: GuideSearch): { answers: readonly Answer[]; status: string } {
  const [search, setSearch] = useState<Search | "failed">();
  useEffect(() => {
    loadSearch(words).then(
      (loaded) => setSearch(() => loaded),
      (error) => {
        console.error(error);
        setSearch("failed");
      },
    );
  }, [words]);

  return useMemo(() => {
    if (search === "failed") return { answers: [], status: words.unavailable };
    if (!search || !question.trim()) return { answers: [], status: words.hint };
    const answers = search(question);
    // A word that has only begun is not yet one without answers.
    if (answers.length === 0 && question.trim().length < shortest) return { answers, status: words.hint };
    return { answers, status: statusFor(answers.length, words) };
  }, [search, question, words]);
}

async function loadSearch(words: GuideSearch): Promise<Search> {
  return loadGuideIndex(await fetchGuideIndex(document.documentElement.lang), words);
}

function statusFor(count: number, words: GuideSearch): string {
  if (count === 0) return words.nothing;
  return count === 1 ? words.foundOne : words.found.replace("{count}", String(count));
}
