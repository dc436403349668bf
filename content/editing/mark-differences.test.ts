import { expect, test } from "vitest";
import { cutAtWord } from "./cut-at-word.ts";
import { markDifferences } from "./mark-differences.ts";

/** Both texts in a line, with what differs in brackets. */
function marked(before: string, after: string): string[] {
  return markDifferences(before, after).map((pieces) =>
    pieces.map(({ text, isOnlyHere }) => (isOnlyHere ? `[${text.trim()}]` : text)).join(""),
  );
}

test("of a long text the sentences that differ are shown, with the words that differ", () => {
  const [first, last] = ["It runs on any tablet.", "Ask us for a demo!"];
  expect(
    marked(`${first} It takes two cards at once. ${last}`, `${first} It takes three cards at once. ${last}`),
  ).toEqual(["… It takes [two]cards at once. …", "… It takes [three]cards at once. …"]);
  expect(marked(`${first} ${last}`, `${first} It is free. ${last}`)).toEqual(["", "… [It is free.]…"]);
});

test("texts with hardly a word in common are marked whole", () => {
  expect(marked("Software for the counter and the kitchen", "We mend kettles and toasters")).toEqual([
    "[Software for the counter and the kitchen]",
    "[We mend kettles and toasters]",
  ]);
  expect(marked("One", "Two")).toEqual(["[One]", "[Two]"]);
});

test("a title is cut at a word", () => {
  expect(cutAtWord("It takes no gift cards", 21)).toBe("It takes no gift…");
  expect(cutAtWord("It takes no gift cards", 22)).toBe("It takes no gift cards");
});
