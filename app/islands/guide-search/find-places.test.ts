import { expect, test } from "vitest";
import { findPlaces } from "./find-places.ts";
import type { GuideIndex, Place } from "./guide-index.ts";

const words = {
  stopWords: ["a", "the"],
  endings: [["s", ""]] as [string, string][],
  synonyms: [
    ["void", "delete"],
    ["bar tab", "account"],
  ],
};

function place(title: string, href = `/#${title}`): Place {
  return { kind: "section", app: "App", title, href };
}

const index: GuideIndex = {
  places: [place("void"), place("account"), place("both"), place("v", "/#video-v&t=0"), place("v", "/#video-v&t=9")],
  stems: { void: [0, 40, 2, 20], account: [1, 40, 2, 20], card: [3, 10, 4, 30], cardboard: [0, 5], constructor: [] },
};

const titles = (question: string) => findPlaces(question, index, words).map(({ title }) => title);

test("a word leads to the places that say it most", () => expect(titles("voids")).toEqual(["void", "both"]));

test("a place that says everything comes before one that says half", () =>
  expect(titles("void the account")[0]).toBe("both"));

test("a synonym leads where its other leads, and so does a phrase", () => {
  expect(titles("delete")).toEqual(["void", "both"]);
  expect(titles("bar tab ")).toEqual(["account", "both"]);
});

test("the last word may be unfinished, unless something follows it", () => {
  expect(titles("acc")).toEqual(["account", "both"]);
  expect(titles("acc ")).toEqual([]);
  expect(titles("card")).toContain("void");
});

test("one wrong letter is forgiven where nothing else fits", () =>
  expect(titles("acount ")).toEqual(["account", "both"]));

test("a video is one answer: its best second", () =>
  expect(findPlaces("card ", index, words).map(({ href }) => href)).toEqual(["/#video-v&t=9"]));

test("nothing is found for nothing, nor for what every object has", () => {
  expect(titles("")).toEqual([]);
  expect(titles("the a")).toEqual([]);
  expect(titles("toString ")).toEqual([]);
});
