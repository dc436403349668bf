import { expect, test } from "vitest";
import { piecesOf } from "./marks.ts";

test("a line without marks is one piece", () => {
  expect(piecesOf("Tap the tab.")).toEqual([{ text: "Tap the tab." }]);
});

test("bold words and links are pieces of their own, in order", () => {
  expect(piecesOf("Tap **Pay balance**, or read [the guide](/guides).")).toEqual([
    { text: "Tap " },
    { strong: "Pay balance" },
    { text: ", or read " },
    { link: "the guide", to: "/guides" },
    { text: "." },
  ]);
});

test("angle brackets stay text", () => {
  expect(piecesOf("<b>no</b>")).toEqual([{ text: "<b>no</b>" }]);
});
