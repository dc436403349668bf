/** Writes rows under a head, the first column to the left and the others, which hold figures, to the right. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("   ")
      .trimEnd();
  return [line(head), widths.map((width) => "─".repeat(width)).join("───"), ...rows.map(line)].join("\n");
}
