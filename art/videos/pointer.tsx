import { ellipse, rect } from "#art/drawing/shapes.ts";
import { Dot, Line, Shape } from "#art/engine/mark.tsx";
import { renderPicture } from "#art/engine/picture.tsx";
import { pictureStyle } from "#art/engine/style.ts";
import { flatStyle, painted } from "./flat-style.ts";
import type { Storyboard } from "./storyboard.ts";

/** A pointer stands in the middle of a square of this size. */
export const pointerSize = 180;
/** A tap is drawn in this many pictures. */
export const tapSteps = 10;

interface PointerProps {
  readonly kind: Storyboard["pointer"];
  /** From 0 to 1 while it taps. */
  readonly tap?: number;
  readonly right?: boolean;
}

/** The pointer as an SVG: a finger's round or the arrow of a mouse, and the dot with its ring where it taps. */
export function pointerPicture(props: PointerProps): string {
  const drawing = { name: "pointer", width: pointerSize, height: pointerSize, draw: () => <Pointer {...props} /> };
  return painted(renderPicture(drawing).replace(pictureStyle, flatStyle));
}

function Pointer({ kind, tap, right }: PointerProps) {
  const middle = pointerSize / 2;
  return (
    <g transform={`translate(${middle} ${middle})`}>
      {kind === "finger" && <Finger pressed={tap !== undefined} />}
      {tap !== undefined && <Tap share={tap} />}
      {kind === "mouse" && <Arrow />}
      {right && <RightButton />}
    </g>
  );
}

function Finger({ pressed }: { readonly pressed: boolean }) {
  const r = pressed ? 25 : 28;
  return (
    <>
      <Shape d={ellipse(0, 0, r)} opacity={0.16} />
      <Line d={ellipse(0, 0, r)} width={5} color="sheet" />
      <Line d={ellipse(0, 0, r)} width={2.6} />
    </>
  );
}

/** The dot stays a little, its ring opens and is gone. */
function Tap({ share }: { readonly share: number }) {
  const open = 1 - (1 - share) ** 2;
  return (
    <>
      <g opacity={1 - open}>
        <g className="dot">
          <Line d={ellipse(0, 0, 14 + 60 * open)} width={5} color="dot" />
        </g>
      </g>
      <g opacity={Math.min(1, 2.4 * (1 - share))}>
        <Dot x={0} y={0} r={13} />
      </g>
    </>
  );
}

function Arrow() {
  return (
    <g transform="scale(1.9)">
      <Line d="M0 0V22L5.2 17.2L8.8 25.4L13 23.6L9.4 15.6H16.4Z" color="sheet" fill="text" width={1.7} />
    </g>
  );
}

/** A small mouse beside the arrow, its right button pressed. */
function RightButton() {
  return (
    <g transform="translate(38 26)">
      <Line d={rect(0, 0, 32, 46, 16)} color="text" fill="sheet" width={2.6} />
      <Shape d="M16 1.500H16C25 1.500 30.500 8 30.500 16V19H16Z" color="dot" />
      <Line d="M16 1V19M1 19H31" width={2.4} />
    </g>
  );
}
