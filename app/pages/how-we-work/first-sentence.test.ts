import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";

test.each([
  ["Yes.", "Yes.", undefined],
  ["You own it. That covers all. And more.", "You own it.", "That covers all. And more."],
  ["From 9 a.m. Central time on. Later by email.", "From 9 a.m. Central time on.", "Later by email."],
  ["Node.js and [React](/works). [More](/mn) is there.", "Node.js and [React](/works).", "[More](/mn) is there."],
  ["Бид хийнэ. Та эзэмшинэ.", "Бид хийнэ.", "Та эзэмшинэ."],
])("%s is divided after its first sentence", (text, first, others) => {
  expect(firstSentence(text)).toEqual([first, others]);
});
