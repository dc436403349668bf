import { expect, test } from "vitest";
import { describeMistake } from "#content/mistakes.ts";
import { hexOf } from "#scripts/vite/tokens.ts";
import { faintColors } from "./check-colors.ts";

type Colors = Record<string, readonly [light: string, dark: string]>;

const readable: Colors = {
  ground: ["#ffffff", "#111111"],
  "ground-2": ["#eeeeee", "#222222"],
  sheet: ["#fafafa", "#333333"],
  dot: ["#f75125", "#f75125"],
  "dot-text": ["#8a2a00", "#ff9a70"],
  "on-dot": ["#000000", "#000000"],
};
const sentencesWith = (colors: Colors) =>
  faintColors((name) => ({ ...readable, ...colors })[name] ?? ["", ""]).map(describeMistake);

test("an owner reads which color is too faint, on what and where it is written", () => {
  expect(sentencesWith({})).toEqual([]);
  expect(sentencesWith({ "dot-text": ["#005050", "#005050"] })).toEqual(
    ["ground", "ground-2", "sheet"].map((ground) =>
      expect.stringMatching(
        RegExp(
          `^app/styles/tokens.css:[1-9][0-9]*: --dot-text with --${ground} is too faint to read in the dark scheme: `,
        ),
      ),
    ),
  );
  expect(sentencesWith({ "on-dot": ["white", "white"] })).toEqual([
    expect.stringMatching(/--on-dot with --dot is too faint to read: 3\.\d to 1, and 4\.5 is the least$/),
  ]);
});

test("gray #767676 on white is just strong enough", () => {
  const white = ["#fff", "#fff"] as const;
  expect(sentencesWith({ dot: white, "on-dot": ["#767676", "#767676"] })).toEqual([]);
  expect(sentencesWith({ dot: white, "on-dot": ["#777777", "#777777"] })).toEqual([
    expect.stringContaining("4.5 to 1"),
  ]);
});

test("a color has the same figures however it is written", () => {
  expect(["#008080", "teal", "rgb(0 128 128)", "#f00", "red", "oklch(62.8% 0.2577 29.23)"].map(hexOf)).toEqual([
    ...Array(3).fill("#008080"),
    ...Array(3).fill("#ff0000"),
  ]);
});
