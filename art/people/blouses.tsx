import { ellipse } from "#art/drawing/shapes.ts";
import type { Cloth } from "./knits.tsx";
import { Area, Ink, Spot } from "./pen.tsx";
import { armLines, torso } from "./torso.ts";

/** A blouse tied in a bow. */
export function BowBlouse({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("crew")} tint={first} />
      <Ink d={`M-20 128C-26 150-28 176-28 200M20 128C26 150 28 176 28 200${armLines}`} width={1.2} />
      <Area d="M-33 90C-22 108 22 108 33 90L37 99C24 119-24 119-37 99Z" tint={second} />
      <Area
        d="M-6 116C-18 130-24 150-26 172L-10 168C-6 150-2 134 2 122ZM6 116C18 130 22 146 26 164L12 168C6 150 2 134-2 122Z"
        tint={second}
      />
      <Area
        d="M0 114C-18 96-46 100-44 116C-44 132-18 130 0 118C18 130 44 132 44 116C46 100 18 96 0 114Z"
        tint={second}
      />
      <Ink d="M-34 114C-24 112-14 114-8 116M34 114C24 112 14 114 8 116" width={1.2} />
      <Area d="M-7 108C-3 105 3 105 7 108C9 114 9 118 7 124C3 126-3 126-7 124C-9 118-9 114-7 108Z" tint={second} />
    </>
  );
}

/** A blouse strewn with spots. */
export function SpottedBlouse({ first }: Cloth) {
  const spots = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 9 }, (_, column) => {
      const x = -92 + column * 23 + (row % 2) * 11.5;
      const y = 130 + row * 18;
      const free = Math.abs(x) < 106 - Math.max(0, 18 - row * 12) && (row > 0 || Math.abs(x) > 26);
      return free ? ellipse(x, y, 2.8) : "";
    }),
  );
  return (
    <>
      <Area d={torso("scoop")} tint={first} />
      <Spot d={spots.join("")} />
      <Ink d="M-36 95C-32 140 32 140 36 95" width={1.3} />
    </>
  );
}

export function RoundCollar({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("crew")} tint={first} />
      <Ink d={`M0 118V200${armLines}`} width={1.3} />
      <Spot d={ellipse(5, 140, 2) + ellipse(5, 160, 2) + ellipse(5, 180, 2)} />
      <Area d="M-29 88C-44 96-54 106-48 118C-40 134-8 132 0 112C-14 110-24 102-29 88Z" tint={second} />
      <Area d="M29 88C44 96 54 106 48 118C40 134 8 132 0 112C14 110 24 102 29 88Z" tint={second} />
    </>
  );
}

/** Collar of pleats that lies on a plain sweater. */
export function PleatedCollar({ first }: Cloth) {
  return (
    <>
      <Area d={torso("crew")} tint={first} />
      <Area d="M-46 98C-32 142 32 142 46 98L25 88C16 116-16 116-25 88Z" />
      <Ink
        d="M-40 110L-27 98M-31 121L-21 106M-18 128L-12 112M0 131V115M18 128L12 112M31 121L21 106M40 110L27 98"
        width={1.5}
      />
      <Ink d={armLines} width={1.4} />
    </>
  );
}

/** A straight neckline with a worked border, and a scarf over one shoulder. */
export function KurtaAndScarf({ first, second }: Cloth) {
  return (
    <>
      <Area d={torso("scoop")} tint={first} />
      <Ink d="M-37 95C-33 142-8 142-7 138V186H7V138C8 142 33 142 37 95" width={1.4} />
      <Ink d="M-3 148L0 144L3 148L0 152ZM-3 162L0 158L3 162L0 166ZM-3 176L0 172L3 176L0 180Z" width={1.2} />
      <Area
        d="M40 96C58 104 84 108 100 126C106 134 110 148 112 160C98 168 74 180 62 200L34 200C40 170 46 130 40 96Z"
        tint={second}
      />
      <Ink d="M52 102C60 134 56 170 48 200M68 108C80 134 80 160 68 186M86 116C98 134 102 150 98 164" width={1.3} />
    </>
  );
}
