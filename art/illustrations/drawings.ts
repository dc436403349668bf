import type { Drawing } from "#art/engine/picture.tsx";
import { brokenLine } from "./broken-line.tsx";
import { careers } from "./careers.tsx";
import { conversation } from "./conversation.tsx";
import { foundLine } from "./found-line.tsx";
import { howWeWork } from "./how-we-work.tsx";
import { lostLine } from "./lost-line.tsx";
import { returnedLine } from "./returned-line.tsx";
import { unpluggedLine } from "./unplugged-line.tsx";

/** Drawings for illustrations between the pages: a dialog, an empty list, an error. */
export const illustrations: readonly Drawing[] = [
  conversation,
  careers,
  ...foundLine,
  ...lostLine,
  ...brokenLine,
  ...unpluggedLine,
  ...returnedLine,
  ...howWeWork,
];
