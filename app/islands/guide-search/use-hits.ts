import { useEffect, useMemo, useState } from "react";
import type { GuideSearchContent } from "#content/schema/guide-search.ts";
import { fetchGuideIndex } from "./fetch-guide-index.ts";
import { type Hit, loadGuideIndex } from "./search-guides.ts";

/** A word that has only begun is not yet one without hits. */
const minQuestionLength = 3;

type Hits = {
  hits: readonly Hit[];
  status: string;
  /** Nothing answers the question: it can only be asked of people. */
  isUnanswered?: boolean;
};

type Search = (question: string) => Hit[];

/** Finds what answers a question while it is typed, and says how many hits there are. Loads the index once. */
export function useHits(question: string, content: GuideSearchContent): Hits {
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
    if (search === "failed") return { hits: [], status: content.unavailable };
    if (!search || !question.trim()) return { hits: [], status: content.hint };
    const hits = search(question);
    if (hits.length === 0 && question.trim().length < minQuestionLength) return { hits, status: content.hint };
    return { hits, status: statusFor(hits.length, content), isUnanswered: hits.length === 0 };
  }, [search, question, content]);
}

async function loadSearch(content: GuideSearchContent): Promise<Search> {
  return loadGuideIndex(await fetchGuideIndex(document.documentElement.lang), content);
}

function statusFor(count: number, content: GuideSearchContent): string {
  if (count === 0) return content.nothing;
  return count === 1 ? content.foundOne : content.found.replace("{count}", String(count));
}
