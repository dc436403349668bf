import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import { line } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";

const [width, height] = [360, 112];

/** Small print, and what it says in short: both stand on the summary of a legal text. */
export const inShort: Drawing = {
  name: "illustrations/in-short",
  width,
  height,
  draw: () => (
    <HandOf t={ramp(20, 220)} amp={6} over={8} passes={2} width={1.8}>
      <Sketch d={`M14 ${height}V16H142V${height}`} fill="sheet" />
      {rows.map((y, index) => (
        <Line key={y} d={curve(smallPrint(y, index === rows.length - 1 ? 92 : 128))} width={1.2} />
      ))}
      <Sketch d={`M206 ${height}V30H348V${height}`} fill="sheet" amp={3} />
      {[52, 74, 96].map((y, index) => (
        <g key={y}>
          <Sketch d={`M222 ${y}L228 ${y + 6}L239 ${y - 8}`} width={2.4} amp={2} over={2} passes={1} />
          <Line d={line(252, y, [328, 316, 324][index] ?? 328, y)} width={1.8} />
        </g>
      ))}
    </HandOf>
  ),
};

const rows = [32, 45, 58, 71, 84, 97];

function smallPrint(y: number, to: number) {
  return coil(
    {
      way: (u) => [28 + (to - 28) * u, y + 2],
      from: 0.02,
      to: 0.98,
      radii: [3, 4, 2.5, 3.5, 4, 2.5, 3, 4, 3, 2.5],
    },
    3,
  );
}
