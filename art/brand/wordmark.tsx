import { outlinesOf } from "#art/drawing/text.ts";
import { boundsOf } from "#art/engine/bounds.ts";
import { Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";

const width = 219;
const height = 46;
const style = { weight: 700, tracking: -0.035 };

/** The name of the company as in the header, on paper and on ink. */
export const wordmarks: readonly Drawing[] = [
  { name: "brand/wordmark", width, height, draw: () => <Wordmark /> },
  { name: "brand/wordmark-on-ink", width, height, onInk: true, draw: () => <Wordmark /> },
];

function Wordmark() {
  const [letters, stop] = fitted();
  return (
    <>
      <Shape d={letters} />
      <Shape color="dot" d={stop} />
    </>
  );
}

/** The letters and the full stop, as large as the width allows, the first and the last touching the sides. */
function fitted(): readonly [letters: string, stop: string] {
  const trial = boundsOf(pathOf(100, 0));
  const size = (100 * width) / (trial.right - trial.left);
  const left = (-trial.left * size) / 100;
  const contours = outlinesOf("ideas coded.", { ...style, size }, [left, height - 1]);
  return [
    contours.flatMap(({ letter, d }) => (letter === "." ? [] : d)).join(""),
    contours.flatMap(({ letter, d }) => (letter === "." ? d : [])).join(""),
  ];
}

function pathOf(size: number, left: number): string {
  return outlinesOf("ideas coded.", { ...style, size }, [left, 0])
    .map(({ d }) => d)
    .join("");
}
