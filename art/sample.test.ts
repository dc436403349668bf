// What `npm test` of the site runs: one picture of each kind, without loading the whole gallery.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wordmarks } from "#art/brand/wordmark.tsx";
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

const sample = [wordmarks, icons, careers, northshore, maps, people, rules, hatCard, webPortals, hat].flatMap(
  (drawings) => ("draw" in drawings ? drawings : drawings.slice(0, 1)),
);

test.each(sample)("$name is what its source draws", (drawing) => {
  const file = join(import.meta.dirname, `../content/pictures/${drawing.name}.svg`);
  expect(renderPicture(drawing) === readFileSync(file, "utf8")).toBe(true);
});
