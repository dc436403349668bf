import { ellipse, line } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { paw } from "#art/works/motifs/paw.tsx";
import { place } from "#art/works/motifs/place.ts";
import { parkIcons } from "./park-icons.ts";

/** A sheet of icons, and how one of them is constructed. */
export const dogParkIcons: Drawing = {
  name: "showcase/ux-ui-designs/dog-park-icons",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} />
      <Line d={grid} width={1} color="line" dash="1 5" />
      <HandOf t={ramp(20, 230, 1.1)} amp={2.2} over={4} wave={30} passes={0} width={1.9}>
        {parkIcons.map(([name, d], index) => {
          const [x, y] = placeOf(index);
          return name === "paw" ? (
            <Line key={name} d={place(paw, x, y, 1.75)} width={2.2} />
          ) : (
            <Sketch key={name} d={place(d, x - 18, y - 18, 1.5)} />
          );
        })}
      </HandOf>
      <Construction />
    </>
  ),
};

const column = 62;
const row = 66;

function placeOf(index: number): readonly [x: number, y: number] {
  return [51 + (index % 6) * column, 55 + Math.floor(index / 6) * row];
}

const grid =
  [0, 1, 2, 3, 4].map((k) => line(82 + k * column, 18, 82 + k * column, 291)).join("") +
  [0, 1, 2].map((k) => line(18, 88 + k * row, 394, 88 + k * row)).join("");

/** The circles that the paw is made of. */
function Construction() {
  const [x, y] = placeOf(parkIcons.findIndex(([name]) => name === "paw"));
  const round = ellipse(x, y, 33) + ellipse(x, y + 8.5, 13.5);
  const toes = [-15, -6, 6, 15].map((dx) => ellipse(x + dx, y - (Math.abs(dx) > 10 ? 1.7 : 11.7), 6)).join("");
  return <Line d={round + toes + line(x - 38, y, x + 38, y) + line(x, y - 38, x, y + 38)} color="sky" width={1.3} />;
}
