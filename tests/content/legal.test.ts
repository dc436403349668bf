import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import type { LegalDocument } from "#content/schema/legal.ts";

const { us, eu, terms } = contentIn("en").legal;

test("the dates are those of the specification", () => {
  expect(us.effective).toBe("2022-10-28");
  expect(eu.effective).toBe("2020-06-08");
});

test.each([
  ["the US policy", us],
  ["the EU policy", eu],
  ["the terms", terms],
] as const)(
  "%s was updated after it became effective, and promises no deadline but those of the specification",
  (_name, document) => {
    expect(document.lastUpdated > document.effective).toBe(true);
    const deadlines = textOf(document).match(/\b(\d+|one|two|three|six) (hour|day|week|month)s?\b/g) ?? [];
    expect(deadlines.filter((deadline) => !["30 days", "one month", "12 months"].includes(deadline))).toEqual([]);
    expect(textOf(document)).not.toMatch(/refund/i);
  },
);

test.each([
  ["the US policy", us],
  ["the EU policy", eu],
] as const)("%s tells of the referrer, and what the cookie bar's sentence covers", (_name, document) => {
  expect(textOf(document)).toContain("(the referrer)");
  expect(textOf(document)).toContain("by continuing to browse");
});

test.each([
  ["the US policy", us, "You must be at least 13 years old"],
  ["the EU policy", eu, "You must be at least 16 years old"],
  ["the terms", terms, "at least 18 years old,** or at least 13 with the permission of a parent"],
] as const)("%s names its minimum age", (_name, document, words) => {
  expect(textOf(document)).toContain(words);
});

test.each([
  ["the US policy", us],
  ["the EU policy", eu],
  ["the terms", terms],
] as const)("in %s a significant change takes effect 30 days after notice", (_name, document) => {
  expect(textOf(document)).toContain("Significant changes take effect 30 days after we give notice");
});

test.each([
  ["the US policy", us],
  ["the EU policy", eu],
] as const)("%s promises an answer within one month", (_name, document) => {
  expect(textOf(document)).toContain("We answer within one month");
});

test("the terms are governed by the law of Illinois, in the courts of Cook County", () => {
  expect(textOf(terms)).toContain("governed by the law of the State of Illinois");
  expect(textOf(terms)).toContain("courts in Cook County, Illinois, decide disputes");
});

test.each([
  ["us", us],
  ["eu", eu],
  ["terms", terms],
])("%s says to the staff that a lawyer must review it", (_name, { reviewNote }) => {
  expect(reviewNote).toContain("a lawyer must review");
});

function textOf(document: LegalDocument): string {
  return JSON.stringify(document);
}
