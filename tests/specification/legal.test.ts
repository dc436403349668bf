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
  ["the referrer is known (US)", us, "(the referrer)"],
  ["the referrer is known (EU)", eu, "(the referrer)"],
  ["the sentence of the cookie bar covers browsing (US)", us, "by continuing to browse"],
  ["the sentence of the cookie bar covers browsing (EU)", eu, "by continuing to browse"],
  ["the minimum age is 13 (US)", us, "You must be at least 13 years old"],
  ["the minimum age is 16 (EU)", eu, "You must be at least 16 years old"],
  ["it is 18, or 13 with permission (terms)", terms, "18 years old,** or at least 13 with the permission of a parent"],
  ["significant changes take effect after notice (US)", us, "take effect 30 days after we give notice"],
  ["significant changes take effect after notice (EU)", eu, "take effect 30 days after we give notice"],
  ["significant changes take effect after notice (terms)", terms, "take effect 30 days after we give notice"],
  ["an answer comes within one month (US)", us, "We will answer within one month"],
  ["an answer comes within one month (EU)", eu, "We will answer within one month"],
  ["the law of Illinois governs", terms, "governed by the law of the State of Illinois"],
  ["the courts of Cook County decide", terms, "courts in Cook County, Illinois, decide disputes"],
])("the legal texts say that %s", (_rule, document, words) => expect(textOf(document)).toContain(words));

test("each legal text says to the staff that a lawyer must review it", () => {
  for (const { reviewNote } of [us, eu, terms]) expect(reviewNote).toContain("a lawyer must review");
});

function textOf(document: LegalDocument): string {
  return JSON.stringify(document);
}
