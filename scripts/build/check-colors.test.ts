import { expect, test } from "vitest";
import { describeMistake } from "#content/mistakes.ts";
import { tokenColor } from "#scripts/vite/tokens.ts";
import { faintColors } from "./check-colors.ts";

const sentencesWith = (name: string, ...colors: [string, string]) =>
  faintColors((one) => (one === name ? colors : tokenColor(one))).map(describeMistake);

test("text in the colors of the brand can be read", () => {
  expect(faintColors()).toEqual([]);
});

test("an owner reads which color is too faint, and where it is written", () => {
  expect(sentencesWith("dot-text", "#005050", "#005050")).toEqual(
    ["ground", "ground-2", "sheet"].map((ground) =>
      expect.stringMatching(
        RegExp(`^app/styles/tokens.css:[0-9]+: --dot-text with --${ground} is too faint to read in the dark scheme: `),
      ),
    ),
  );
  expect(sentencesWith("on-dot", "#fff", "#fff")).toEqual([
    expect.stringMatching(/--on-dot with --dot is too faint to read: 3\.\d to 1, and 4\.5 is the least$/),
  ]);
});

test("a color that is a word is asked for as figures", () => {
  expect(sentencesWith("on-dot", "teal", "teal")).toEqual([
    expect.stringMatching(/write --on-dot and --dot like #008080/),
  ]);
});

test("black on white is as strong as can be, and gray #767676 on white just enough", () => {
  const faint = (text: string) => faintColors((name) => (name === "on-dot" ? [text, text] : ["#fff", "#fff"]));
  const aboutDot = (text: string) => faint(text).filter(({ sentence }) => sentence.includes("--on-dot"));
  expect([aboutDot("#000"), aboutDot("#767676")]).toEqual([[], []]);
  expect(aboutDot("#777777")).toMatchObject([{ sentence: expect.stringContaining("4.5 to 1") }]);
});
