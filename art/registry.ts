import { brand } from "#art/brand/drawings.ts";
import type { Drawing } from "#art/engine/picture.tsx";
import type { Stage } from "#art/engine/stage.ts";
import { icons } from "#art/icons/drawings.ts";
import { illustrations } from "#art/illustrations/drawings.ts";
import { lines } from "#art/line/drawings.tsx";
import { marks } from "#art/marks/drawings.ts";
import { offices } from "#art/offices/drawings.ts";
import { people } from "#art/people/drawings.ts";
import { rules } from "#art/rules/drawings.ts";
import { screens } from "#art/screens/drawings.ts";
import { services } from "#art/services/drawings.ts";
import { mongolianServices } from "#art/services/mongolian.ts";
import { showcase } from "#art/showcase/drawings.ts";
import { mongolianShowcase } from "#art/showcase/mongolian.ts";
import { works } from "#art/works/drawings.ts";
import { worksSteps } from "#art/works-steps/drawings.ts";
import { mongolianSteps } from "#art/works-steps/mongolian.ts";

const cards = [...services, ...mongolianServices].filter(({ isMixed }) => !isMixed);
const finished = [...worksSteps, ...mongolianSteps].filter(({ name }) => name.endsWith("/built"));
const recomposed = [...worksSteps, ...mongolianSteps].filter(({ drawCompared }) => drawCompared);

/** The two ends of the drawings in which a visitor drags the dot from one to the other. What is finished is one end itself. */
const ends: readonly Drawing[] = [
  ...[...cards, ...finished.filter(({ drawCompared }) => !drawCompared), ...recomposed].map((drawing) =>
    endOf(drawing, "sketch"),
  ),
  ...[...cards, ...recomposed].map((drawing) => endOf(drawing, "product")),
];

/** Every drawing of the site, by folder. */
export const drawings: readonly Drawing[] = [
  ...brand,
  ...rules,
  ...lines,
  ...illustrations,
  ...offices,
  ...marks,
  ...icons,
  ...people,
  ...services,
  ...screens,
  ...works,
  ...showcase,
  ...worksSteps,
  ...mongolianServices,
  ...mongolianShowcase,
  ...mongolianSteps,
  ...ends,
];

function endOf(drawing: Drawing, stage: Stage): Drawing {
  const { name, draw, drawCompared = draw, onInk } = drawing;
  return { ...drawing, name: `${name}-${stage}`, stage, draw: drawCompared, onInk: onInk && stage === "product" };
}
