import { ellipse, polygon, rect } from "#art/drawing/shapes.ts";
import { Shape } from "#art/engine/mark.tsx";
import { FlagEdge } from "./flag-edge.tsx";

/** Red, blue, red, and the Soyombo: flame, sun and moon over the two fish between their pillars. */
export function Mongolia() {
  return (
    <>
      <Shape paint="#b3273b" d={rect(0, 0, 30, 20)} />
      <Shape paint="#2f5fae" d={rect(10, 0, 10, 20)} />
      <Shape paint="#efc03d" d={soyombo} />
      <Shape paint="#b3273b" d={ellipse(5, 12.6, 0.45)} />
      <FlagEdge />
    </>
  );
}

const flame = "M5 1.6C5.9 2.6 6 3.4 5.6 4H4.4C4 3.4 4.1 2.6 5 1.6Z";
const moon = "M3.2 5.4C3.4 7.4 6.6 7.4 6.8 5.4C7.5 8.9 2.5 8.9 3.2 5.4Z";
const pillars = rect(2, 9, 1.2, 8.2) + rect(6.8, 9, 1.2, 8.2);
const arrows =
  polygon([
    [3.6, 9],
    [6.4, 9],
    [5, 10.3],
  ]) +
  polygon([
    [3.6, 15.2],
    [6.4, 15.2],
    [5, 16.5],
  ]);
const bars = rect(3.6, 10.6, 2.8, 0.6) + rect(3.6, 14.2, 2.8, 0.6) + rect(3.6, 16.7, 2.8, 0.6);
const soyombo = [flame, ellipse(5, 5.3, 1), moon, pillars, arrows, bars, ellipse(5, 12.6, 1.35)].join("");
