import type { Drawing } from "#art/engine/picture.tsx";
import { careers } from "./careers.tsx";
import { conversation } from "./conversation.tsx";
import { foundLine } from "./found-line.tsx";
import { lostLine } from "./lost-line.tsx";

/** Drawings for illustrations between the pages: a dialog, an empty list, an error. */
export const illustrations: readonly Drawing[] = [conversation, careers, foundLine, lostLine];
