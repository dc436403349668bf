import { expect, test } from "vitest";
import { linesOf } from "./lines-of-block.ts";
import { piecesOf, withoutMarks } from "./marks.ts";

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

test("what is read has no marks", () => {
  expect(withoutMarks("Tap **Pay balance**, or read [the guide](/guides).")).toBe(
    "Tap Pay balance, or read the guide.",
  );
});

test("a table's lines are its caption, its head and its rows", () => {
  const table = { caption: "Sizes", head: ["Name", "Size"], rows: [["**Small**", "1"]] };
  expect(linesOf({ table })).toEqual(["Sizes", "Name", "Size", "Small 1"]);
  expect(linesOf({ table }, ([first = ""]) => first)).toEqual(["Sizes", "Name", "Size", "Small"]);
});
