import { hatching } from "./hatching.ts";

import { Area, Fine, Ink, Solid, Spot } from "./pen.tsx";

/** Hair on a face. */
export type BeardName = "full" | "hatched" | "boxed" | "goatee" | "mustache" | "walrus" | "stubble";

interface BeardProps {
  readonly kind: BeardName;
  readonly turn: number;
  readonly tint?: string | undefined;
}

const cheeks =
  "M-46 2C-46 30-42 62-16 68C10 71 42 62 46 16L46 2C42 16 37 26 27 29C12 24-20 24-31 29C-40 24-44 14-46 2Z";
const full = "M-48-8C-49 42-44 94 3 99C50 94 49 42 48-8C46 8 42 20 34 26C20 30-9 30-23 26C-37 23-45 8-48-8Z";
const boxed =
  "M-47-6C-47 26-44 50-36 58C-26 72-12 76 0 76C12 76 26 72 36 58C44 50 47 26 47-6C44 12 40 26 34 32C24 29-20 29-31 32C-39 26-44 12-47-6Z";

/** A beard under the nose and around the mouth; it is drawn before the mouth. */
export function Beard({ kind, turn: x, tint }: BeardProps) {
  switch (kind) {
    case "full":
      return (
        <>
          <Solid d={full} tint={tint} />
          <Ink bright width={1.3} d="M-34 44C-32 62-24 78-12 86M36 42C34 60 28 74 18 83M-14 62C-10 73-4 80 2 84" />
          <Spot
            bright
            d={`M${x - 13} 40C${x - 5} 45 ${x + 7} 45 ${x + 14} 39C${x + 10} 50 ${x - 8} 51 ${x - 13} 40Z`}
          />
        </>
      );
    case "hatched":
      return (
        <>
          <Fine d={hatching(cheeks, { gap: 4.2 })} />
          <Ink d="M-46 6C-42 22-37 29-30 30C-20 25 12 25 25 30C35 28 42 18 46 4" width={1.4} />
        </>
      );
    case "boxed":
      return (
        <>
          <Solid d={boxed} tint={tint} />
          <Spot
            bright
            d={`M${x - 15} 39C${x - 6} 36 ${x + 7} 36 ${x + 16} 38C${x + 12} 51 ${x - 10} 52 ${x - 15} 39Z`}
          />
        </>
      );
    case "goatee":
      return (
        <>
          <Solid d={mustache(x, 32)} tint={tint} />
          <Solid
            d={`M${x - 9} 55C${x - 3} 52 ${x + 4} 52 ${x + 10} 55C${x + 9} 66 ${x + 5} 73 ${x} 74C${x - 5} 73 ${x - 9} 66 ${x - 9} 55Z`}
            tint={tint}
          />
        </>
      );
    case "mustache":
      return <Solid d={mustache(x + 1, 35)} tint={tint} />;
    case "walrus":
      return (
        <>
          <Area
            d={`M${x} 27C${x + 8} 24 ${x + 24} 27 ${x + 29} 46C${x + 18} 44 ${x + 8} 42 ${x} 42C${x - 8} 42 ${x - 18} 44 ${x - 28} 46C${x - 24} 27 ${x - 8} 24 ${x} 27Z`}
            tint={tint}
          />
          <Ink
            d={`M${x - 14} 31L${x - 17} 41M${x - 5} 30L${x - 6} 39M${x + 6} 30L${x + 7} 39M${x + 15} 31L${x + 19} 41`}
            width={1.3}
          />
        </>
      );
    case "stubble":
      return <Fine d={dots(x)} />;
  }
}

function mustache(x: number, y: number): string {
  return `M${x - 21} ${y + 3}C${x - 14} ${y - 6} ${x - 5} ${y - 6} ${x} ${y - 2}C${x + 5} ${y - 6} ${x + 15} ${y - 6} ${x + 22} ${y + 3}C${x + 14} ${y + 2} ${x + 7} ${y + 4} ${x} ${y + 3}C${x - 7} ${y + 4} ${x - 14} ${y + 2} ${x - 21} ${y + 3}Z`;
}

/** Short strokes around the chin. */
function dots(x: number): string {
  const places = [-24, -16, -8, 0, 8, 16, 24].flatMap((dx, index) => [
    [dx, 55 - (dx * dx) / 45],
    [dx + 3, 62 - (dx * dx) / 36 + (index % 2)],
  ]);
  const upper = [-14, -8, -2, 5, 11].map((dx) => [dx, 33]);
  return [...places, ...upper].map(([dx = 0, y = 0]) => `M${x + dx} ${y}l1.200 2.600`).join("");
}
