import type { Drawing } from "#art/engine/picture.tsx";
import { bandEdges } from "./band-edge.tsx";
import { rules as lines } from "./rule.tsx";
import { tabLine } from "./tab-line.tsx";

/** The lines between the sections of a page, and the one below a tab. */
export const rules: readonly Drawing[] = [...lines, ...bandEdges, tabLine];
