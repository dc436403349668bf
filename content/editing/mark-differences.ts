/** A part of a text, and whether the other text lacks it. */
export type Piece = { text: string; isOnlyHere: boolean };

/** Longer texts are shown whole: comparing all words takes time by their product. */
const maxPairs = 250_000;

/** Two texts from the first sentence that differs to the last one, with the words that differ; nothing of one that lacks it. */
export function markDifferences(before: string, after: string): readonly [Piece[], Piece[]] {
  const sentences = [before, after].map((text) => [...segmenter.segment(text)].map(({ segment }) => segment));
  const [old = [], now = []] = sentences;
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [oldWords = [], newWords = []] = sentences.map((all) =>
    all
      .slice(start, all.length - end)
      .join("")
      .split(/(?<=\s)(?=\S)/)
      .filter(Boolean),
  );
  const common = oldWords.length * newWords.length > maxPairs ? [] : commonWords(oldWords, newWords);
  // A few words that happen to be in both would only tear the rest apart.
  const pairs = common.length * 2 < Math.min(oldWords.length, newWords.length) ? [] : common;
  return [
    piecesOf(oldWords, new Set(pairs.map(([one]) => one))),
    piecesOf(newWords, new Set(pairs.map(([, one]) => one))),
  ];

  function piecesOf(words: readonly string[], shared: ReadonlySet<number>): Piece[] {
    if (words.length === 0) return [];
    return joined([
      ...(start > 0 ? [{ text: "… ", isOnlyHere: false }] : []),
      ...words.map((text, index) => ({ text, isOnlyHere: !shared.has(index) })),
      ...(end > 0 ? [{ text: "…", isOnlyHere: false }] : []),
    ]);
  }
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The places of the longest row of words that both have. */
function commonWords(old: readonly string[], now: readonly string[]): (readonly [number, number])[] {
  const isSame = (one: number, other: number) => old[one]?.trim() === now[other]?.trim();
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const lengthAt = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  for (let one = old.length - 1; one >= 0; one -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1)
      lengths[one]?.fill(
        isSame(one, other)
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1)),
        other,
        other + 1,
      );
  const pairs: (readonly [number, number])[] = [];
  let [one, other] = [0, 0];
  while (one < old.length && other < now.length) {
    if (isSame(one, other)) {
      pairs.push([one, other]);
      one += 1;
      other += 1;
    } else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}

function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.isOnlyHere === piece.isOnlyHere) last.text += piece.text;
    else whole.push({ ...piece });
  }
  return whole;
}
