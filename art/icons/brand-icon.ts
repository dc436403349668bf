import { hex } from "#art/drawing/hex.ts";

interface Shape {
  /** The radius of the tile's corners, in 32nds of its side. */
  readonly corners: number;
  /** The size of the letter: 1 where nothing is cut off, less where a system cuts the tile to its own shape. */
  readonly letter: number;
}

/** The i of the wordmark on ink, its point the vermilion dot. Its edges fall on whole pixels at 16 and 32. */
export function brandIcon({ corners, letter }: Shape): string {
  const place = letter === 1 ? "" : ` transform="translate(16 16) scale(${letter}) translate(-16 -16)"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">`,
    `<rect width="32" height="32" rx="${corners}" fill="${hex("night")}"/>`,
    `<g${place}><circle cx="16" cy="9" r="5" fill="${hex("dot")}"/>`,
    `<path d="M13 17h6v11h-6z" fill="${hex("ground")}"/></g></svg>\n`,
  ].join("");
}
