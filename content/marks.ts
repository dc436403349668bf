type Piece = { text: string } | { strong: string } | { link: string; to: string };

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

/** A line in which these links are only their words. */
export function withoutLinks(line: string, isLost: (address: string) => boolean): string {
  return line.replace(mark, (whole, _strong, label, to) => (to && isLost(to) ? label : whole));
}

/** A line as it is read, without its marks. */
export function withoutMarks(line: string): string {
  return piecesOf(line)
    .map((piece) => ("strong" in piece ? piece.strong : "link" in piece ? piece.link : piece.text))
    .join("");
}
