import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import type { GuideSearchContent } from "#content/schema/guide-search.ts";

/** What a merchant can be sent to: numbered steps, an answer, the plans, or a second of a video. */
export type Hit = {
  kind: "section" | "question" | "plans" | "video";
  /** The app that its guide is about. */
  app: string;
  title: string;
  href: string;
  /** The step of a video and where it begins, like 0:15. */
  chapter?: string;
  time?: string;
};

/** A hit with the rest of what it is found by. */
export type GuideDocument = Hit & { keywords: string; text: string };

type Language = Pick<GuideSearchContent, "stopWords" | "endings" | "synonyms">;

const maxHits = 7;
/** Letters beyond these are not looked up: a pasted page must not block the browser. */
const maxQuestionLength = 200;

/** What the build makes of the documents, ready to be loaded. */
export function indexGuides(documents: readonly GuideDocument[], language: Language): AsPlainObject {
  const index = new MiniSearch(optionsFor(language));
  index.addAll(documents);
  return index.toJSON();
}

/** Loads an index: what comes back takes a question and gives the best hits first. */
export function loadGuideIndex(data: AsPlainObject, language: Language): (question: string) => Hit[] {
  const index = MiniSearch.loadJS(data, optionsFor(language));
  const { completionsOf } = readerFor(language);
  const inGuides = (term: string, prefix = false) =>
    index.search(term, { tokenize: (word) => [word], prefix }).length > 0;

  function processTerm(term: string): string[] {
    if (inGuides(term, true)) return [term];
    const swapped = swapsOf(term).find((other) => inGuides(other));
    return swapped ? [swapped] : completionsOf(term);
  }

  return function search(question) {
    const matches = index.search(question.slice(0, maxQuestionLength), {
      processTerm,
      // The last word may be unfinished; a word that the guides do not have may have one wrong letter.
      prefix: (term, at, terms) => at === terms.length - 1 && !inGuides(term),
      fuzzy: (term) => term.length > 3 && !inGuides(term, true) && 1,
      boost: { title: 3, keywords: 3 },
      // Steps that can be read come before the video that shows the same.
      boostDocument: (_, __, match) => (match?.kind === "video" ? 0.5 : 1),
    });
    // Of all the seconds of a video that match, only the best is shown.
    const best = new Map<string, Hit>();
    for (const { id, kind, app, title, chapter, time } of matches) {
      const [target] = id.split("&t=");
      if (!best.has(target)) best.set(target, { href: id, kind, app, title, chapter, time });
    }
    return [...best.values()].slice(0, maxHits);
  };
}

function optionsFor(language: Language): Options<GuideDocument> {
  return {
    idField: "href",
    fields: ["title", "keywords", "text"],
    storeFields: ["kind", "app", "title", "chapter", "time"],
    tokenize: readerFor(language).termsOf,
    processTerm: (term) => term,
  };
}

/** Cuts a text into the terms that are compared: words without endings, each synonym as the word it stands for. */
function readerFor({ stopWords, endings, synonyms }: Language) {
  const stemsOf = (text: string) =>
    wordsOf(text)
      .filter((word) => !stopWords.includes(word))
      .map((word) => stem(word, endings))
      .join(" ");
  const preferred = new Map(
    synonyms.flatMap((group) => group.map((phrase) => [stemsOf(phrase), stemsOf(group[0] ?? phrase)] as const)),
  );
  // The longest first, so that "split the bill" is not read as "bill".
  const phrases = [...preferred.keys()].sort((a, b) => b.length - a.length);
  const synonym = new RegExp(`(?<= )(?:${phrases.join("|")})(?= )`, "g");
  return {
    termsOf: (text: string) =>
      ` ${stemsOf(text)} `.replace(synonym, (phrase) => preferred.get(phrase) ?? phrase).match(/\S+/g) ?? [],
    /** What a synonym that is not finished yet stands for, or else the term itself. */
    completionsOf(term: string): string[] {
      const meant = phrases
        .filter((phrase) => phrase.startsWith(term))
        .map((phrase) => preferred.get(phrase) ?? phrase);
      return meant.length > 0 ? meant.join(" ").split(" ") : [term];
    },
  };
}

/** The word with any two neighboring letters swapped. MiniSearch counts that as two mistakes. */
function swapsOf(word: string): string[] {
  return [...word].map((letter, at) => word.slice(0, at) + (word[at + 1] ?? "") + letter + word.slice(at + 2));
}

function wordsOf(text: string): string[] {
  // "customer's" is "customer", "don't" is one word, "pre-auth" is two. Numbers in the guides are only examples.
  const withoutApostrophes = text.toLowerCase().replace(/['’]s\b|['’]/g, "");
  return withoutApostrophes.match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
}

function stem(word: string, endings: Language["endings"]): string {
  for (const [ending, replacement] of endings) {
    if (word.endsWith(ending) && word.length - ending.length + replacement.length >= 3)
      // "setting" leaves "sett", which is "set".
      return (word.slice(0, -ending.length) + replacement).replace(/([^aeiouls])\1$/, "$1");
  }
  return word;
}
