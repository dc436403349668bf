import type { Drawing } from "#art/engine/picture.tsx";
import { closings } from "./closing.tsx";
import { heroes } from "./hero.tsx";
import { settlingLine } from "./settling-line.tsx";
import { wordmarks } from "./wordmark.tsx";

/** The pictures that belong to the company itself. */
export const brand: readonly Drawing[] = [...wordmarks, ...heroes, ...closings, settlingLine];
