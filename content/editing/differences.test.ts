import { expect, test } from "vitest";
import { differencesBetween } from "./differences.ts";
import { formOf, withoutNotes } from "./form.ts";
import type { Field, Kind } from "./kinds.ts";

const text: Kind = { is: "text", input: "lines", isTranslated: true };
const field = (name: string, kind: Kind = text): Field => ({ name, label: name.toUpperCase(), isOptional: true, kind });
const people: Kind = {
  is: "list",
  item: { is: "group", fields: [field("name"), field("role")] },
  key: "name",
  isFixed: false,
};
const words: Kind = { is: "list", item: text, key: undefined, isFixed: false };
const fields = [field("pitch"), field("people", people), field("words", words)];

/** What differs, with the labels, the old text and the new one in a line. */
function differences(before: object, after: object): string[] {
  const [old = [], now = []] = [before, after].map((en) => formOf(fields, { en }, withoutNotes));
  return [...differencesBetween(old, now)].map(({ labels, before, after }) =>
    `${labels.join(" · ")}: ${before} > ${after}`.replaceAll("\n", "|"),
  );
}

const ada = { name: "Ada", role: "writes" };
const grace = { name: "Grace", role: "reads" };
const joan = { name: "Joan", role: "draws" };

test("a text says what it was and is, and a long one only where it differs", () => {
  expect(differences({ pitch: "One" }, { pitch: "Two" })).toEqual(["PITCH: One > Two"]);
  expect(differences({ pitch: "One\n\nTwo\n\nThree" }, { pitch: "One\n\nNew\n\nTwo\n\nThree" })).toEqual([
    "PITCH:  > New",
  ]);
  expect(differences({ pitch: "One" }, {})).toEqual(["PITCH: One > "]);
});

test("an item that is added, taken out or changed leaves the others as they are, wherever it stands", () => {
  expect(differences({ people: [ada, grace] }, { people: [joan, ada, grace] })).toEqual([
    "PEOPLE · Joan · NAME:  > Joan",
    "PEOPLE · Joan · ROLE:  > draws",
  ]);
  expect(differences({ people: [ada, grace, joan] }, { people: [grace, joan] })).toEqual([
    "PEOPLE · Ada · NAME: Ada > ",
    "PEOPLE · Ada · ROLE: writes > ",
  ]);
  expect(differences({ people: [ada, grace] }, { people: [ada, { ...grace, role: "leads" }] })).toEqual([
    "PEOPLE · Grace · ROLE: reads > leads",
  ]);
});

test("items that changed places are one difference, and only those are named", () => {
  expect(differences({ people: [ada, grace, joan] }, { people: [ada, joan, grace] })).toEqual([
    "PEOPLE · Order: Grace|Joan > Joan|Grace",
  ]);
});

test("a list of texts is one text", () => {
  expect(differences({ words: ["one", "two", "three"] }, { words: ["one", "new", "three"] })).toEqual([
    "WORDS: two > new",
  ]);
  expect(differences({ words: ["one", "two"] }, { words: ["two"] })).toEqual(["WORDS: one > "]);
});
