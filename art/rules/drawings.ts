import type { Drawing } from "#art/engine/picture.tsx";
import { bandEdges } from "./band-edge.tsx";
import { rules as lines } from "./rule.tsx";

/** The lines between the sections of a page. */
export const rules: readonly Drawing[] = [...lines, ...bandEdges];
