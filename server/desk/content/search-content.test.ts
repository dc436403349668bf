import { expect, test } from "vitest";
import type { Listing } from "#content/editing/tasks.ts";
import { searchContent } from "./search-content.ts";

function listing(...texts: string[]): Listing {
  const files = [{ file: "home.yaml", label: "Home", missing: 0, outdated: 0 }];
  return {
    groups: [{ label: "Pages", files }],
    texts: texts.map((text) => ({ file: "home.yaml", name: "en.text", where: "Home · Text", text })),
    open: [],
  };
}

const textsFor = (words: string, ...texts: string[]) => searchContent(listing(...texts), words).map(({ text }) => text);

test("words are found as they are typed, and one of them if not several", () => {
  expect(textsFor('“we’re"  ', "“We’re” here")).toEqual(["“We’re” here"]);
  expect(textsFor("WE'RE", "“We’re” here")).toEqual(["“We’re” here"]);
  expect(textsFor("invoices", "An invoice", "Two tabs")).toEqual(["An invoice"]);
  expect(textsFor("home")).toEqual([""]);
  expect(textsFor(" ", "Everything")).toEqual([]);
});

test("fifty are found at most, and of a long text what is around the words", () => {
  expect(textsFor("tab", ...Array<string>(60).fill("A tab"))).toHaveLength(50);
  const [text = ""] = textsFor("tab", `${"x".repeat(100)} tab ${"y".repeat(200)}`);
  expect(text).toMatch(/^…x+ tab y+…$/);
});
