import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Strong } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { place } from "#art/works/motifs/place.ts";

/** Five kiosks on a floor plan; one needs a hand. */
export const kioskManager: Drawing = {
  name: "showcase/web-portals/kiosk-manager",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="sky-2" />
      <HandOf t={ramp(-20, 280, 1.1)} amp={5} over={12} wave={90} passes={1} width={2}>
        <Sketch d={outside} />
        <Sketch d={inside} passes={0} width={1.6} />
      </HandOf>
      <Line d={doors} width={1.2} />
      <Room name="Lobby" x={56} y={192} />
      <Room name="Café" x={56} y={66} />
      <Room name="Pool" x={236} y={66} />
      <Room name="Gym" x={236} y={192} />
      {kiosks.map(([x, y]) => (
        <Kiosk key={`${x} ${y}`} x={x} y={y} broken={x === 336 && y === 106} />
      ))}
      <Line d={place(wrench, 352, 60, 1.1)} fill="sheet" width={1.8} />
    </>
  ),
};

const outside = line(96, 288, 34, 288, 34, 34, 378, 34, 378, 288, 140, 288);
const inside =
  line(34, 160, 150, 160) +
  line(196, 160, 220, 160, 220, 34) +
  line(220, 160, 220, 186) +
  line(220, 236, 220, 288) +
  line(220, 160, 300, 160) +
  line(344, 160, 378, 160);
const doors = "M96 288A44 44 0 0 1 140 244V288M300 160A44 44 0 0 0 344 204V160M150 160A46 46 0 0 0 196 206V160";
const kiosks = [
  [72, 232],
  [182, 246],
  [150, 92],
  [336, 106],
  [326, 238],
] as const;
const wrench = "M4 22L14 12C12 6 16 1 22 2L18 7L22 11L27 7C28 13 23 17 17 15L8 26C4 28 2 24 4 22Z";

function Room({ name, x, y }: { readonly name: string; readonly x: number; readonly y: number }) {
  return (
    <Strong x={x} y={y} size={18}>
      {name}
    </Strong>
  );
}

/** A kiosk from the front, its lamp lit or not. */
function Kiosk({ x, y, broken }: { readonly x: number; readonly y: number; readonly broken: boolean }) {
  return (
    <>
      <Line d={line(x, y + 20, x, y + 34) + line(x - 11, y + 34, x + 11, y + 34)} width={1.8} />
      <Line d={rect(x - 15, y - 20, 30, 40, 5)} fill="sheet" width={1.8} />
      {broken ? <Line d={ellipse(x, y - 4, 6)} width={1.8} /> : <Shape d={ellipse(x, y - 4, 7)} color="green" />}
      <Line d={line(x - 7, y + 12, x + 7, y + 12)} width={1.6} />
    </>
  );
}
