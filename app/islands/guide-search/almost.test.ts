import { expect, test } from "vitest";
import { almost } from "./almost.ts";

test.each([
  ["recipt", "receipt"],
  ["receiptt", "receipt"],
  ["recaipt", "receipt"],
  ["reciept", "receipt"],
  ["invoic", "invoice"],
])("%s is almost %s", (word, other) => expect(almost(word, other)).toBe(true));

test.each([
  ["pay", "may"],
  ["refund", "round"],
  ["account", "counter"],
])("%s is not %s", (word, other) => expect(almost(word, other)).toBe(false));
