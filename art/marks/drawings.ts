import type { Drawing } from "#art/engine/picture.tsx";
import { barkyard } from "./barkyard.tsx";
import { caseFile } from "./case-file.tsx";
import { gavelGable } from "./gavel-gable.tsx";
import { halden } from "./halden.tsx";
import { kestrel } from "./kestrel.tsx";
import { lc } from "./lc.tsx";
import { mesa } from "./mesa.tsx";
import { northshore } from "./northshore.tsx";
import { ovoo } from "./ovoo.tsx";
import { savory } from "./savory.tsx";
import { switchyard } from "./switchyard.tsx";
import { tulga } from "./tulga.tsx";

/** The marks of the clients, in the order of the strip. */
export const marks: readonly Drawing[] = [
  mesa,
  barkyard,
  halden,
  northshore,
  gavelGable,
  tulga,
  ovoo,
  savory,
  kestrel,
  switchyard,
  caseFile,
  lc,
];
