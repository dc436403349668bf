import type { Block } from "../../../content/schema/text.ts";

/** The words of a text without its marks. */
export function proseText(blocks: readonly Block[]): string {
  return blocks
    .flatMap(linesOf)
    .join("\n")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

function linesOf(block: Block): string[] {
  if ("p" in block) return [block.p];
  if ("note" in block) return [block.note];
  if ("list" in block) return block.list;
  if ("steps" in block) return block.steps;
  return [block.table.caption, ...block.table.head, ...block.table.rows.map(([first = ""]) => first)];
}
