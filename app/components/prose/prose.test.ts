import { expect, test } from "vitest";
import { stepsBefore } from "./prose.tsx";

const blocks = [
  { steps: ["Open the app.", "Sign in."] },
  { p: "Then:" },
  { steps: ["Tap New account."] },
  { note: "Done." },
];

test("steps are counted through all lists of a text, and nothing else is", () => {
  expect(blocks.map((_, index) => stepsBefore(blocks, index))).toEqual([0, 2, 2, 3]);
});
