import { withoutMarks } from "./marks.ts";
import type { Block } from "./schema/text.ts";

/** The lines of a block, without their marks. Of a table's row it takes all cells, or those that are asked for. */
export function linesOf(block: Block, cellsOf = (row: readonly string[]) => row.join(" ")): string[] {
  if ("p" in block) return [withoutMarks(block.p)];
  if ("note" in block) return [withoutMarks(block.note)];
  if ("list" in block) return block.list.map(withoutMarks);
  if ("steps" in block) return block.steps.map(withoutMarks);
  const { caption, head, rows } = block.table;
  return [caption, ...head, ...rows.map(cellsOf)].map(withoutMarks);
}
