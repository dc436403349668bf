import { expect, test } from "vitest";
import { type GuideDocument, indexGuides, loadGuideIndex } from "./search-guides.ts";

const language = {
  stopWords: ["a", "the"],
  endings: [
    ["s", ""],
    ["ing", ""],
  ] as [string, string][],
  synonyms: [
    ["void", "delete", "get rid of"],
    ["account", "bar tab"],
    ["customer", "client"],
  ],
};

function section(title: string, text = ""): GuideDocument {
  return { kind: "section", app: "App", title, href: `/#${title}`, keywords: "", text };
}

function chapter(second: number, text: string): GuideDocument {
  return { kind: "video", app: "App", title: "v", href: `/#video-v&t=${second}`, keywords: "", text };
}

const documents = [
  section("void"),
  section("account"),
  section("both", "void the customer's account"),
  chapter(0, "card card"),
  chapter(9, "card"),
  section("cardboard"),
  section("set"),
  section("setting"),
];
// As the browser gets it: through JSON.
const search = loadGuideIndex(JSON.parse(JSON.stringify(indexGuides(documents, language))), language);
const titles = (question: string) => search(question).map(({ title }) => title);

test("a hit for all of the question comes before one for half of it", () => {
  expect(titles("voids")).toEqual(["void", "both"]);
  expect(titles("void the customer's account")[0]).toBe("both");
});

test("a synonym finds what its word finds, also as a phrase and unfinished", () => {
  for (const question of ["delete", "dele", "get rid of"]) expect(titles(question)).toEqual(["void", "both"]);
  expect(titles("bar tabs")).toEqual(["account", "both"]);
  expect(titles("clients")).toEqual(["both"]);
});

test("of a whole page that is pasted, only the beginning is looked up", () => {
  expect(titles(`void ${"the ".repeat(50)}cardboard`)).toEqual(["void", "both"]);
});

test("every form of a word finds the others", () => {
  for (const question of ["set", "sets", "setting"]) expect(titles(question)).toEqual(["set", "setting"]);
});

test("only the last word may be unfinished", () => {
  expect(titles("acc")).toEqual(["account", "both"]);
  expect(titles("acc xylophone")).toEqual([]);
});

test("a video is one hit: its best second", () =>
  expect(search("card").map(({ href }) => href)).toEqual(["/#video-v&t=0"]));

test("seven hits are shown, however many there are", () => {
  const many = Array.from({ length: 9 }, (_, at) => section(`void ${"abcdefghi"[at]}`));
  const found = loadGuideIndex(indexGuides([...documents, ...many], language), language)("void");
  expect(found).toHaveLength(7);
});

test("what has the smaller part of a question is no answer to it", () => {
  expect(titles("void xylophone")).toEqual([]);
  expect(titles("void account xylophone")).toEqual(["both"]);
});

test("nothing is found for nothing, nor for what every object has", () => {
  for (const question of ["", "the a", "…", "toString", "constructor"]) expect(titles(question)).toEqual([]);
});

test("a pasted page is looked up no further than its first 200 letters", () => {
  expect(titles(`${"x".repeat(199)} void`)).toEqual([]);
  expect(titles(`${"a ".repeat(95)} void ${"a ".repeat(500_000)}`)).toEqual(["void", "both"]);
});
