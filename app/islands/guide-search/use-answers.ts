import type { AsPlainObject } from "minisearch";
import { useEffect, useMemo, useState } from "react";
import type { GuideSearch } from "#content/schema/guide-search.ts";
import { type Answer, loadGuideIndex } from "./search-guides.ts";

type Search = (question: string) => Answer[];

// The build makes the indexes from the guides: scripts/vite/guide-index.ts.
const indexes = import.meta.glob<AsPlainObject>(["/content/*/guides.ts", "!/content/schema/*"], {
  query: "?search-index",
  import: "default",
});

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
    return { answers, status: statusFor(answers.length, words) };
  }, [search, question, words]);
}

async function loadSearch(words: GuideSearch): Promise<Search> {
  const { lang } = document.documentElement;
  const load = indexes[`/content/${lang}/guides.ts`];
  if (!load) throw new Error(`There is no content/${lang}/guides.ts for the browser.`);
  return loadGuideIndex(await load(), words);
}

function statusFor(count: number, words: GuideSearch): string {
  if (count === 0) return words.nothing;
  return count === 1 ? words.foundOne : words.found.replace("{count}", String(count));
}
