import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { line } from "#art/drawing/shapes.ts";
import { Text } from "#art/engine/lettering.tsx";
import { Dot, Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";

/** A voice that begins as a wave and ends as lines with time marks. */
export const aiSolutions: Drawing = {
  name: "cards/ai-solutions",
  width: 412,
  height: 340,
  draw: () => (
    <>
      {lines.map((said, row) => (
        <Said key={said.time} said={said} row={row} />
      ))}
      <Dot x={spoken} y={rows[0] ?? 0} r={7} />
    </>
  ),
};

interface SaidLine {
  readonly time: string;
  readonly english: string;
  readonly mongolian: string;
}

const lines: readonly SaidLine[] = [
  { time: "0:04", english: "Hello.", mongolian: "Сайн байна уу." },
  { time: "0:06", english: "Let us begin.", mongolian: "Эхэлцгээе." },
  { time: "0:09", english: "For how many?", mongolian: "Хэдэн хүнд вэ?" },
  { time: "0:12", english: "For six.", mongolian: "Зургаан хүнд." },
];

const rows = [52, 132, 212, 292];
const spoken = 190;
/** Where the words begin: right of the middle, where the sketch of the drawing meets its product. */
const words = 226;

function Said({ said, row }: { readonly said: SaidLine; readonly row: number }) {
  const y = rows[row] ?? 0;
  const bold = row === 0 || row === 3;
  return (
    <>
      <Line d={curve(wave(row, y))} width={bold ? 1.7 : 1} opacity={bold ? 1 : 0.65} />
      <Line d={line(spoken, y - 22, spoken, y + 22)} width={1.2} color="line" />
      <Text x={words} y={y - 17} size={15} color="mute" tabular>
        {said.time}
      </Text>
      <Text x={words} y={y + 6} size={21} weight={660} tracking={-0.025}>
        {said.english}
      </Text>
      <Text x={words} y={y + 27} size={15} color="mute">
        {said.mongolian}
      </Text>
    </>
  );
}

/** Four strands leave one voice; each loses its swing on the way to its line. */
function wave(row: number, y: number): readonly Point[] {
  const points = Array.from({ length: 66 }, (_, step): Point => {
    const x = 4 + step * 2.6;
    const u = x / spoken;
    const swell = Math.sin(Math.min(1, x / 34) * 1.57) * (1 - u) ** 0.75;
    const loud = 0.35 + 0.65 * Math.abs(Math.sin(x * 0.061 + row * 1.9));
    const swing = (74 - 10 * row) * swell * loud;
    const level = 172 + (y - 172) * Math.min(1, u * 1.2) ** 1.5;
    return [x, level + Math.sin(x * 0.56 + row * 2.1) * swing];
  });
  return [...points, [spoken - 10, y], [spoken, y]];
}
