import { contentNames } from "./load.ts";
import { piecesOf } from "./marks.ts";
import { stringsIn, whereIs } from "./origins.ts";
import { readFiles } from "./read-files.ts";

/** A link to the site itself, and where it is written. */
type InternalLink = { address: string; file: string; line: number; field: string };

/** Every link of one language to the site itself. A group with mistakes has none yet. */
export function internalLinks(root: string): InternalLink[] {
  return contentNames.flatMap((name) => {
    const { value, mistakes } = readFiles(root, name);
    if (!value || mistakes.length > 0) return [];
    return [...addressesIn(value)].map(({ address, path }) => ({ address, ...whereIs(value, path) }));
  });
}

/** The addresses that begin with / or #: fields that are one, and links inside a text. */
function* addressesIn(value: unknown): Generator<{ address: string; path: string[] }> {
  for (const { text, path } of stringsIn(value)) {
    const inText = piecesOf(text).flatMap((piece) => ("link" in piece ? piece.to : []));
    for (const address of [text, ...inText]) if (/^[/#]\S+$|^\/$/.test(address)) yield { address, path };
  }
}
