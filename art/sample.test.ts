// What `npm test` of the site runs: the colors, and one picture of each kind, without loading the whole gallery.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wordmarks } from "#art/brand/wordmark.tsx";
import { palette } from "#art/drawing/palette.ts";
import { renderPicture } from "#art/engine/picture.tsx";
import { icons } from "#art/icons/drawings.ts";
import { careers } from "#art/illustrations/careers.tsx";
import { northshore } from "#art/marks/northshore.tsx";
import { maps } from "#art/offices/map.tsx";
import { people } from "#art/people/drawings.ts";
import { rules } from "#art/rules/rule.tsx";
import { hatCard } from "#art/screens/hat/card.tsx";
import { webPortals } from "#art/services/web-portals.tsx";
import { hat } from "#art/works/hat.tsx";
import { ccgen } from "#art/works-steps/ccgen.tsx";
import { mongolianSteps } from "#art/works-steps/mongolian.ts";

const sample = [
  wordmarks,
  icons,
  careers,
  northshore,
  maps,
  people,
  rules,
  hatCard,
  webPortals,
  hat,
  ccgen,
  mongolianSteps,
].flatMap((drawings) => ("draw" in drawings ? drawings : drawings.slice(0, 1)));

test.each(sample)("$name is what its source draws", (drawing) => {
  const file = join(import.meta.dirname, `../content/pictures/${drawing.name}.svg`);
  expect(renderPicture(drawing) === readFileSync(file, "utf8")).toBe(true);
});

const tokens = readFileSync(join(import.meta.dirname, "../app/styles/tokens.css"), "utf8");

// Otherwise: the same value in art/drawing/palette.ts, and draw the pictures again (art/README.md).
test.each(["text", "ground", "ground-2", "sheet", "line", "mute", "dot", "sky"] as const)(
  "pictures paint %s as the site does",
  (color) => {
    const [light, dark] = palette[color];
    const [, token] = tokens.match(new RegExp(`--${color}: (.*);`)) ?? [];
    expect(light === dark ? light : `light-dark(${light}, ${dark})`, "art/drawing/palette.ts").toBe(token);
  },
);
