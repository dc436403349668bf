/**
 * Takes every block of one cascade layer out of a style sheet, wherever it stands, also inside @media. The layer's
 * name stays where it came first: the order of layers is the order in which they are named.
 */
export function splitLayer(styles: string, layer: string): { rest: string; layer: string } {
  const start = `@layer ${layer}{`;
  let rest = "";
  let taken = "";
  let from = 0;
  for (let at = styles.indexOf(start); at >= 0; at = styles.indexOf(start, from)) {
    const end = endOfBlock(styles, at + start.length);
    rest += styles.slice(from, at) + (taken ? "" : `@layer ${layer};`);
    taken += styles.slice(at, end);
    from = end;
  }
  return { rest: rest + styles.slice(from), layer: taken };
}

/** Where a block ends. Braces in strings do not occur in what our modules compile to; a wrong count would be a broken page in every test. */
export function endOfBlock(styles: string, begin: number): number {
  let depth = 1;
  let at = begin;
  while (depth > 0 && at < styles.length) {
    if (styles[at] === "{") depth++;
    if (styles[at] === "}") depth--;
    at++;
  }
  return at;
}
