import { line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Line } from "#art/engine/mark.tsx";
import { type FrameProps, Shell } from "./shell.tsx";

/** How far a register reaches beyond its screen, and how far its stand reaches below. */
const registerRim = 16;
const standHeight = 84;

/** A register: a wide screen that may stand on a foot. */
export function Register({ stand = false, ...props }: FrameProps & { readonly stand?: boolean }) {
  const { width, height } = props;
  return (
    <Shell
      {...props}
      outline={rect(-registerRim, -registerRim, width + 2 * registerRim, height + 2 * registerRim, 22)}
      screen={rect(0, 0, width, height, 6)}
      behind={stand && <Stand middle={width / 2} top={height + registerRim} />}
    />
  );
}

function Stand({ middle, top }: { readonly middle: number; readonly top: number }) {
  const foot = top + standHeight - 16;
  return (
    <>
      <Sketch d={line(middle - 62, top, middle - 82, foot) + line(middle + 62, top, middle + 82, foot)} passes={1} />
      <Sketch d={rect(middle - 128, foot, 256, 15, 6)} passes={1} />
      <Line d={rect(middle - 34, top + 16, 68, 9, 4.5)} width={1.3} />
    </>
  );
}
