import type { ReactNode } from "react";

interface FadeProps {
  readonly view: readonly [left: number, top: number, width: number, height: number];
  readonly children: ReactNode;
}

/** Lets a drawing fade out toward all four edges. */
export function Fade({ view: [x, y, width, height], children }: FadeProps) {
  const frame = { x, y, width, height };
  return (
    <>
      <defs>
        <Ramp id="fade-x" x2="1" y2="0" from={0.1} to={0.9} />
        <Ramp id="fade-y" x2="0" y2="1" from={0.2} to={0.72} />
        <mask id="sides" maskUnits="userSpaceOnUse" {...frame}>
          <rect {...frame} fill="url(#fade-x)" />
        </mask>
        <mask id="fade" maskUnits="userSpaceOnUse" {...frame}>
          <rect {...frame} fill="url(#fade-y)" mask="url(#sides)" />
        </mask>
      </defs>
      <g mask="url(#fade)">{children}</g>
    </>
  );
}

interface RampProps {
  readonly id: string;
  readonly x2: string;
  readonly y2: string;
  /** Between these shares of the way nothing fades. */
  readonly from: number;
  readonly to: number;
}

function Ramp({ id, x2, y2, from, to }: RampProps) {
  return (
    <linearGradient id={id} x2={x2} y2={y2}>
      <stop stopColor="#fff" stopOpacity="0" />
      <stop stopColor="#fff" offset={from} />
      <stop stopColor="#fff" offset={to} />
      <stop stopColor="#fff" stopOpacity="0" offset=".97" />
    </linearGradient>
  );
}
