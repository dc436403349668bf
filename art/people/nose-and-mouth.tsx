import { Area, Fine, Solid, Spot } from "./pen.tsx";

/** A nose seen from a little to the side, or from the front. */
export type NoseName = "slope" | "strong" | "button" | "wide" | "tick" | "straight";

/** The nose points to where the face has turned. */
export function Nose({ kind, turn }: { readonly kind: NoseName; readonly turn: number }) {
  const s = turn >= 0 ? 1 : -1;
  const x = turn * 1.3;
  const shapes: Readonly<Record<NoseName, string>> = {
    slope: `M${x + s}-1C${x + s * 4} 9 ${x + s * 9} 15 ${x + s * 8} 20C${x + s * 6} 24 ${x} 24 ${x - s * 3} 22`,
    strong: `M${x}-4C${x + s * 3} 7 ${x + s * 13} 16 ${x + s * 11} 22C${x + s * 8} 27 ${x - s * 2} 27 ${x - s * 5} 24`,
    button: `M${x - 7} 18C${x - 7} 24 ${x + 7} 24 ${x + 7} 18`,
    wide: `M${x - 9} 20C${x - 10} 26 ${x - 3} 24 ${x} 26C${x + 3} 24 ${x + 10} 26 ${x + 9} 20`,
    tick: `M${x + s * 5} 14C${x + s * 8} 19 ${x + s * 5} 22 ${x - s * 2} 21`,
    straight: `M${x + s * 2}-2L${x + s * 7} 20C${x + s * 4} 23 ${x} 23 ${x - s * 4} 21`,
  };
  return <Fine d={shapes[kind]} width={2} />;
}

/** What a mouth does. */
export type MouthName = "smile" | "wide" | "laugh" | "flat" | "half" | "lips" | "none";

/** A mouth below the nose. */
export function Mouth({ kind, turn: x }: { readonly kind: MouthName; readonly turn: number }) {
  switch (kind) {
    case "smile":
      return <Fine d={`M${x - 14} 40C${x - 6} 48 ${x + 8} 48 ${x + 15} 39`} width={2.2} />;
    case "wide":
      return (
        <Fine
          d={`M${x - 19} 37C${x - 10} 49 ${x + 11} 49 ${x + 20} 36M${x - 22} 34L${x - 18} 39M${x + 22} 33L${x + 18} 38`}
          width={2.1}
        />
      );
    case "laugh":
      return (
        <>
          <Solid d={`M${x - 17} 36C${x - 7} 40 ${x + 8} 40 ${x + 18} 35C${x + 15} 53 ${x - 13} 54 ${x - 17} 36Z`} />
          <Spot
            bright
            d={`M${x - 13} 38.500C${x - 5} 41 ${x + 6} 41 ${x + 14} 38L${x + 11} 43C${x + 4} 45 ${x - 4} 45 ${x - 10} 43Z`}
          />
        </>
      );
    case "flat":
      return <Fine d={`M${x - 12} 42C${x - 4} 43 ${x + 5} 43 ${x + 13} 40`} width={2.2} />;
    case "half":
      return <Fine d={`M${x - 12} 43C${x - 2} 46 ${x + 9} 44 ${x + 16} 37`} width={2.2} />;
    case "lips":
      return (
        <>
          <Area
            d={`M${x - 15} 39C${x - 8} 37 ${x - 4} 37 ${x} 39C${x + 4} 37 ${x + 9} 36 ${x + 16} 38C${x + 9} 51 ${x - 7} 51 ${x - 15} 39Z`}
            width={1.5}
            tint="oklch(.62 .13 22)"
            slip={[1, 1]}
          />
          <Fine d={`M${x - 18} 37C${x - 8} 44 ${x + 9} 44 ${x + 19} 36`} width={1.7} />
        </>
      );
    case "none":
      return null;
  }
}
