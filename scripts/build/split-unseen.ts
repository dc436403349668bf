import { endOfBlock } from "./split-layer.ts";

// The layers that modules write into; what every page needs is in others.
const layerBlock = /@layer (components|pages)\{/g;
const className = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Takes out the blocks of styles that nothing in the first part of a page uses: those of a module none of whose classes
 * stands in `above`. The layer's name stays where it came first, since that orders the layers.
 */
export function splitUnseen(styles: string, above: string): { rest: string; unseen: string } {
  let rest = "";
  let unseen = "";
  let from = 0;
  for (const match of styles.matchAll(layerBlock)) {
    if (match.index < from) continue;
    const end = endOfBlock(styles, match.index + match[0].length);
    const block = styles.slice(match.index, end);
    const classes = [...block.matchAll(className)].map(([, name = ""]) => name);
    const waits = classes.length > 0 && !classes.some((name) => above.includes(name));
    rest += styles.slice(from, match.index);
    const name = `@layer ${match[1]}`;
    rest += !waits ? block : rest.includes(name) ? "" : `${name};`;
    if (waits) unseen += block;
    from = end;
  }
  return { rest: rest + styles.slice(from), unseen };
}
