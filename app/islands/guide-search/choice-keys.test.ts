import { expect, test } from "vitest";
import { choiceAfter, none } from "./choice-keys.ts";

test("arrows go round through the answers and the question", () => {
  expect([none, 0, 1].map((chosen) => choiceAfter("ArrowDown", chosen, 2))).toEqual([0, 1, none]);
  expect([none, 0, 1].map((chosen) => choiceAfter("ArrowUp", chosen, 2))).toEqual([1, none, 0]);
});

test("other keys choose nothing", () => expect(choiceAfter("Home", 0, 2)).toBeUndefined());
