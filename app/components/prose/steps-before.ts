import type { Block } from "#content/schema/text.ts";

/** How many steps stand in the blocks above one, so that a step's address stays the only one of its kind. */
export function stepsBefore(blocks: readonly Block[], place: number): number {
  return blocks.slice(0, place).reduce((sum, block) => sum + ("steps" in block ? block.steps.length : 0), 0);
}
