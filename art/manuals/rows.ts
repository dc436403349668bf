import type { Block } from "#content/schema/text.ts";

/** What is done, and the notes that stand beside it. */
export interface Row {
  readonly main: Exclude<Block, { note: string }>[];
  readonly notes: string[];
}

/** Splits running text into rows: a note belongs to what stands before it. */
export function rowsOf(blocks: readonly Block[]): readonly Row[] {
  const rows: Row[] = [];
  let row: Row | undefined;
  for (const block of blocks) {
    const isNote = "note" in block;
    if (!row || (!isNote && row.notes.length > 0)) {
      row = { main: [], notes: [] };
      rows.push(row);
    }
    if (isNote) row.notes.push(block.note);
    else row.main.push(block);
  }
  return rows;
}
