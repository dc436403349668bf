import { brand } from "#art/brand/drawings.ts";
import type { Drawing } from "#art/engine/picture.tsx";
import { icons } from "#art/icons/drawings.ts";
import { illustrations } from "#art/illustrations/drawings.ts";
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

/** Every drawing of the site, by folder. */
export const drawings: readonly Drawing[] = [
  ...brand,
  ...rules,
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
];
