import { line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";
import { place } from "#art/works/motifs/place.ts";

/** A house at night: where a window is lit, something waits to be repaired. */
export const residentRequests: Drawing = {
  name: "showcase/web-portals/resident-requests",
  ...showcaseSize,
  onInk: true,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="night" />
      <HandOf t={ramp(-20, 290, 1.1)} amp={4} over={9} wave={70} passes={1} width={1.6}>
        <Sketch d={line(38, 330, 38, 44, 374, 44, 374, 330)} width={1.8} />
        <Sketch d={line(24, 44, 30, 28, 382, 28, 388, 44, 24, 44)} />
        <Sketch d={line(118, 28, 118, 8, 146, 8, 146, 28)} passes={0} />
        {windows.map(([column, row]) => (
          <Window key={`${column} ${row}`} column={column} row={row} />
        ))}
      </HandOf>
    </>
  ),
};

const windows = Array.from({ length: 15 }, (_, k) => [k % 5, Math.floor(k / 5)] as const);

// Drawn in a box of 24 by 24.
const tap = "M4 14V9H13V6H9M13 3V9H17C20 9 21 11 21 14H17V13H4M19 18V20";
const key = "M8 17A5 5 0 1 0 8 7A5 5 0 0 0 8 17ZM13 12H22V17M18 12V15";
const lamp = "M12 2V6M6 15L9 6H15L18 15ZM10 18A2 2 0 0 0 14 18";

const requests: Readonly<Record<string, string>> = { "1 0": tap, "4 0": lamp, "2 1": key, "0 2": lamp, "3 2": tap };

function Window({ column, row }: { readonly column: number; readonly row: number }) {
  const x = 58 + column * 62;
  const y = 64 + row * 86;
  const request = requests[`${column} ${row}`];
  const frame = rect(x, y, 46, 62, 3);
  if (!request) {
    return (
      <Sketch d={frame + line(x + 23, y, x + 23, y + 62) + line(x, y + 26, x + 46, y + 26)} width={1.2} passes={0} />
    );
  }
  return (
    <>
      <Shape d={frame} />
      <Sketch d={frame} />
      <Line d={place(request, x + 5, y + 13, 1.5)} color="night" width={2} />
    </>
  );
}
