import { widthOf } from "../drawing/text.ts";

/** A title set in lines. */
interface WrappedTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

/** How titles are set on cards. */
export const titleStyle = { weight: 690, tracking: -0.036 } as const;

const width = 1040;
const mostLines = 3;
// The largest size that takes no more lines than it deserves: three very large lines would fill the card.
const sizes = [
  { size: 128, limit: 1 },
  { size: 108, limit: 2 },
  { size: 92, limit: 2 },
  { size: 76, limit: mostLines },
  { size: 68, limit: mostLines },
  { size: 60, limit: mostLines },
] as const;
const smallest = 60;

/** Breaks a title into at most three lines of similar length, as large as they fit. */
export function wrapTitle(title: string): WrappedTitle {
  const words = title.trim().split(/\s+/).map(measured);
  for (const { size, limit } of sizes) {
    const lines = broken(words, width / size);
    if (lines.length <= limit && lines.every((line) => line.width * size <= width)) {
      return { lines: balanced(words, width / size, lines.length), size };
    }
  }
  const kept = textOf(broken(words, width / smallest)).slice(0, mostLines);
  return { lines: [...kept.slice(0, -1), `${kept.at(-1)} …`], size: smallest };
}

/** Words, and their width at a size of one pixel. */
interface Measured {
  readonly text: string;
  readonly width: number;
}

function measured(text: string): Measured {
  return { text, width: widthOf(text, { ...titleStyle, size: 1 }) };
}

const space = widthOf("n n", { ...titleStyle, size: 1 }) - 2 * widthOf("n", { ...titleStyle, size: 1 });

/** The narrowest lines that are no more than these. */
function balanced(words: readonly Measured[], measure: number, count: number): readonly string[] {
  let best = broken(words, measure);
  for (let narrower = measure; narrower > measure / 3; narrower -= measure / 50) {
    const lines = broken(words, narrower);
    if (lines.length > count) {
      break;
    }
    best = lines;
  }
  return textOf(best);
}

function broken(words: readonly Measured[], measure: number): readonly Measured[] {
  const lines: Measured[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last && { text: `${last.text} ${word.text}`, width: last.width + space + word.width };
    if (longer && longer.width <= measure) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

function textOf(lines: readonly Measured[]): readonly string[] {
  return lines.map(({ text }) => text);
}
