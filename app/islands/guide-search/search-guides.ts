import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import type { GuideSearchContent } from "#content/schema/guide-search.ts";

/** What a merchant can be sent to: numbered steps, an answer, the plans, what an app can't do, or a second of a video. */
export type Hit = {
  kind: "section" | "question" | "plans" | "cannot" | "video";
  /** The app that its guide is about. */
  app: string;
  title: string;
  href: string;
  /** The step of a video and where it begins, like 0:15. */
  chapter?: string;
  time?: string;
};

/** A hit with the rest of what it is found by. */
export type GuideDocument = Omit<Hit, "time"> & { keywords: string; text: string };

type Language = Pick<GuideSearchContent, "stopWords" | "endings" | "synonyms">;

const fields = ["title", "keywords", "text"];
/** What is in the guide of the app that a question names comes before the same in the others. */
const boostOfNamedApp = 1.5;
const maxHits = 7;
/** A hit has at least this share of the question. Its rare words count more, and most of all those that no guide has. */
const minShare = 0.5;
/** Steps that can be read come before the video that shows the same, before a short answer and what the app can't do. */
const boosts: Partial<Record<Hit["kind"], number>> = { video: 0.5, cannot: 0.8, question: 0.85 };
/** Letters beyond these are not looked up: a pasted page must not block the browser. */
const maxQuestionLength = 200;

/** The index of MiniSearch with its terms and their places written so that they are a third fewer bytes. */
export type GuideIndex = Omit<AsPlainObject, "index"> & {
  /** All terms, with spaces between them. */
  terms: string;
  /** For each field, by commas for each term: its documents, each as the distance from the one before, to the base 36. */
  places: string[];
};

/** What the build makes of the documents, ready to be loaded. */
export function indexGuides(documents: readonly GuideDocument[], language: Language): GuideIndex {
  const search = new MiniSearch(optionsFor(language));
  search.addAll(documents);
  const { index, ...rest } = search.toJSON();
  return {
    ...rest,
    terms: index.map(([term]) => term).join(" "),
    places: fields.map((_, field) => index.map(([, places]) => distancesOf(places[field] ?? {})).join()),
  };
}

/** The documents of a term, each as often as it has the term. */
function distancesOf(counts: Record<string, number>): string {
  const found = Object.entries(counts).flatMap(([key, count]) => Array<number>(count).fill(Number(key)));
  return found.map((document, at) => (document - (found[at - 1] ?? 0)).toString(36)).join(" ");
}

/** The index as MiniSearch has it. */
function unpack({ terms, places, ...rest }: GuideIndex): AsPlainObject {
  const columns = places.map((column) => column.split(","));
  return {
    ...rest,
    index: terms
      .split(" ")
      .map((term, at) => [
        term,
        Object.fromEntries(columns.map((column, field) => [field, countsOf(column[at] ?? "")])),
      ]),
  };
}

function countsOf(distances: string): Record<string, number> {
  const counts: Record<string, number> = {};
  let document = 0;
  for (const distance of distances.match(/\w+/g) ?? []) {
    document += Number.parseInt(distance, 36);
    counts[document] = (counts[document] ?? 0) + 1;
  }
  return counts;
}

/** Loads an index: what comes back takes a question and gives the best hits first. */
export function loadGuideIndex(data: GuideIndex, language: Language): (question: string) => Hit[] {
  const index = MiniSearch.loadJS(unpack(data), optionsFor(language));
  const { termsOf, completionsOf } = readerFor(language);
  const nameOf = new Map(
    Object.values(data.storedFields).map(({ app }) => [app, ` ${termsOf(String(app)).join(" ")} `]),
  );
  const countOf = (term: string, prefix = false) => index.search(term, { tokenize: (word) => [word], prefix }).length;
  const inGuides = (term: string, prefix = false) => countOf(term, prefix) > 0;

  function processTerm(term: string): string[] {
    if (inGuides(term, true)) return [term];
    const swapped = swapsOf(term).find((other) => inGuides(other));
    return swapped ? [swapped] : completionsOf(term);
  }

  /** How much of the question a hit has in it, from 0 to 1. */
  function readShares(question: string): (found: readonly string[]) => number {
    const words = [...new Set(termsOf(question))].map((term) => {
      const read = processTerm(term);
      const count = Math.max(...read.map((one) => countOf(one) || countOf(one, true)));
      return { read, weight: Math.log((index.documentCount + 1) / (count + 1)) };
    });
    const weightOf = (some: typeof words) => some.reduce((sum, { weight }) => sum + weight, 0);
    return (found) => weightOf(words.filter(({ read }) => read.some((one) => found.includes(one)))) / weightOf(words);
  }

  return function search(question) {
    const asked = question.slice(0, maxQuestionLength);
    const askedTerms = ` ${termsOf(asked).join(" ")} `;
    const shareOf = readShares(asked);
    const matches = index.search(asked, {
      processTerm,
      // The last word may be unfinished; a word that the guides do not have may have one wrong letter.
      prefix: (term, at, terms) => at === terms.length - 1 && !inGuides(term),
      fuzzy: (term) => term.length > 3 && !inGuides(term, true) && 1,
      boost: { title: 3, keywords: 3 },
      boostDocument: (_, __, match) =>
        (boosts[match?.kind as Hit["kind"]] ?? 1) *
        (askedTerms.includes(nameOf.get(match?.app) ?? "?") ? boostOfNamedApp : 1),
      filter: ({ queryTerms }) => shareOf(queryTerms) >= minShare,
    });
    // Of all the seconds of a video that match, only the best is shown.
    const best = new Map<string, Hit>();
    for (const { id, kind, app, title, chapter } of matches) {
      const [target, second] = id.split("&t=");
      if (!best.has(target))
        best.set(target, { href: id, kind, app, title, chapter, time: second && timeOf(Number(second)) });
    }
    return [...best.values()].slice(0, maxHits);
  };
}

/** Where a step of a video begins, like 0:15. Its address has it, so the index need not. */
function timeOf(second: number): string {
  return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, "0")}`;
}

function optionsFor(language: Language): Options<GuideDocument> {
  const { termsOf } = readerFor(language);
  return {
    idField: "href",
    fields,
    storeFields: ["kind", "app", "title", "chapter"],
    // How often a text says a word hardly matters, and would be bytes of the index.
    tokenize: (text, field) => (field === "text" ? [...new Set(termsOf(text))] : termsOf(text)),
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
