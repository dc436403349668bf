const className = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Takes the blocks of some cascade layers that `waits` chooses out of a style sheet, wherever they stand, also inside
 * @media. The name of a layer stays where it came first: the order of layers is the order in which they are named.
 */
export function splitStyles(
  styles: string,
  layers: readonly string[],
  waits: (block: string) => boolean,
): { rest: string; late: string } {
  let rest = "";
  let late = "";
  let from = 0;
  for (const { index, 0: start } of styles.matchAll(new RegExp(`@layer (?:${layers.join("|")})\\{`, "g"))) {
    if (index < from) continue;
    const end = endOfBlock(styles, index + start.length);
    const block = styles.slice(index, end);
    const name = start.slice(0, -1);
    rest += styles.slice(from, index);
    from = end;
    if (!waits(block)) rest += block;
    else {
      late += block;
      if (!rest.includes(name)) rest += `${name};`;
    }
  }
  return { rest: rest + styles.slice(from), late };
}

/** Whether a block styles modules only, and none of their classes stands in the first part of a page. */
export function isUnseenIn(above: string): (block: string) => boolean {
  return (block) => {
    const classes = [...block.matchAll(className)].map(([, name = ""]) => name);
    return classes.length > 0 && !classes.some((name) => above.includes(name));
  };
}

/** Where a block ends. Braces in strings do not occur in what our modules compile to; a wrong count would be a broken page in every test. */
function endOfBlock(styles: string, begin: number): number {
  let depth = 1;
  let at = begin;
  while (depth > 0 && at < styles.length) {
    if (styles[at] === "{") depth++;
    if (styles[at] === "}") depth--;
    at++;
  }
  return at;
}
