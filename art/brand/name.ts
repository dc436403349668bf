import { contentIn } from "#content/index.ts";

/** The name of the company as it is drawn: what is still loose, and what is exact already. Its period is the dot. */
export function drawnName(): { readonly loose: string; readonly exact: string } {
  const { name, wordmark } = contentIn("en").company;
  if (wordmark) return { loose: wordmark.loose ?? "", exact: wordmark.exact };
  const words = name.toLowerCase().split(" ");
  return { loose: words.slice(0, -1).join(" "), exact: `${words.at(-1)}`.replace(/\.?$/, ".") };
}

/** The letter of the icons. */
export function iconLetter(): string {
  const { name, iconLetter } = contentIn("en").company;
  return iconLetter ?? name.slice(0, 1).toLowerCase();
}

/** The words in as many lines, or fewer, with the widest line as narrow as possible. */
export function brokenInto(
  count: number,
  words: readonly string[],
  widthOf: (line: string) => number,
): readonly string[] {
  const line = words.join(" ");
  if (count <= 1 || words.length < 2) return line ? [line] : [];
  const ways = words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1).join(" "),
      ...brokenInto(count - 1, words.slice(index + 1), widthOf),
    ]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return [[line], ...ways].reduce((best, way) => (widest(way) < widest(best) ? way : best));
}
