import { contentNames } from "./load.ts";
import { piecesOf } from "./marks.ts";
import { whereIs } from "./origins.ts";
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
function* addressesIn(value: unknown, path: string[] = []): Generator<{ address: string; path: string[] }> {
  if (typeof value === "string") {
    const inText = piecesOf(value).flatMap((piece) => ("link" in piece ? piece.to : []));
    for (const address of [value, ...inText]) if (/^[/#]\S+$|^\/$/.test(address)) yield { address, path };
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* addressesIn(inner, [...path, key]);
  }
}
