// What `npm test` of the site runs: one picture of each kind, without loading the whole gallery.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordmarks } from "#art/brand/wordmark.tsx";
import { renderPicture } from "#art/engine/picture.tsx";
import { icons } from "#art/icons/drawings.ts";
import { careers } from "#art/illustrations/careers.tsx";
import { northshore } from "#art/marks/northshore.tsx";
import { maps } from "#art/offices/map.tsx";
import { people } from "#art/people/drawings.ts";
import { rules } from "#art/rules/rule.tsx";
import { hatCards } from "#art/screens/hat/card.tsx";
import { webPortals } from "#art/services/web-portals.tsx";
import { hat } from "#art/works/hat.tsx";
import { ccgen } from "#art/works-steps/ccgen.tsx";
import { mongolianSteps } from "#art/works-steps/mongolian.ts";
import { isDrawn } from "#content/samples.ts";
import { isOnFile } from "#contract/parts.ts";

const sample = [
  wordmarks,
  icons,
  careers,
  northshore,
  maps,
  people,
  rules,
  hatCards,
  webPortals,
  hat,
  ccgen,
  mongolianSteps,
].flatMap((drawings) => ("draw" in drawings ? drawings : drawings.slice(0, 1)));

test("what was drawn is what its source draws", () => {
  const outdated = sample.filter((drawing) => {
    const file = `content/pictures/${drawing.name}.svg`;
    const committed = existsSync(file) ? readFileSync(file) : undefined;
    // What the company has put in the place of a drawing is its own, and a part that is off is not drawn again.
    return committed && isOnFile(file) && isDrawn(committed) && renderPicture(drawing) !== committed.toString();
  });
  expect(
    outdated.map(({ name }) => name),
    "npm run brand",
  ).toEqual([]);
});
