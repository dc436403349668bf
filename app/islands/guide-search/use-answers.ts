import { useEffect, useMemo, useState } from "react";
import type { GuideSearch } from "#content/schema/guide-search.ts";
import { fetchGuideIndex } from "./fetch-guide-index.ts";
import { type Answer, loadGuideIndex } from "./search-guides.ts";

const shortest = 3;

type Search = (question: string) => Answer[];

/** Answers a question while it is typed, and says how many answers there are. Loads the index once. */
export function useAnswers(question: string, content: GuideSearch): { answers: readonly Answer[]; status: string } {
  const [search, setSearch] = useState<Search | "failed">();
  useEffect(() => {
    loadSearch(content).then(
      (loaded) => setSearch(() => loaded),
      (error) => {
        console.error(error);
        setSearch("failed");
      },
    );
  }, [content]);

  return useMemo(() => {
    if (search === "failed") return { answers: [], status: content.unavailable };
    if (!search || !question.trim()) return { answers: [], status: content.hint };
    const answers = search(question);
    // A word that has only begun is not yet one without answers.
    if (answers.length === 0 && question.trim().length < shortest) return { answers, status: content.hint };
    return { answers, status: statusFor(answers.length, content) };
  }, [search, question, content]);
}

async function loadSearch(content: GuideSearch): Promise<Search> {
  return loadGuideIndex(await fetchGuideIndex(document.documentElement.lang), content);
}

function statusFor(count: number, content: GuideSearch): string {
  if (count === 0) return content.nothing;
  return count === 1 ? content.foundOne : content.found.replace("{count}", String(count));
}
