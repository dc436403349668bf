export type Piece = { text: string } | { strong: string } | { link: string; to: string };

const mark = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g;

/** Splits a line at the two marks that content may use: **bold** and [label](address). */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: strong, 2: link, 3: to, index } of line.matchAll(mark)) {
    if (index > end) pieces.push({ text: line.slice(end, index) });
    pieces.push(strong ? { strong } : { link: link ?? "", to: to ?? "" });
    end = index + whole.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}
