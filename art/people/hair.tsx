import { hatching } from "./hatching.ts";
import { Area, Fine, Solid } from "./pen.tsx";

/** A way to wear hair, drawn for an upright head. */
export interface Hair {
  /** Behind the neck and the shoulders. */
  readonly behind?: string;
  readonly strandsBehind?: string;
  /** Shaved so short that it is only shade. */
  readonly shaved?: string;
  /** Over the forehead, and in front of the shoulders where it is long. */
  readonly over?: string;
  readonly strands?: string;
  /** Single hairs and the lines of a bald head, on skin or on the page. */
  readonly loose?: string;
  /** Covers both ears. */
  readonly coversEars?: boolean;
}

interface MassProps {
  readonly d: string | undefined;
  readonly strands: string | undefined;
  /** A mass of ink, or an outline with its strands drawn one by one. */
  readonly outlined: boolean;
  readonly tint: string | undefined;
}

/** One mass of hair. */
export function Mass({ d, strands, outlined, tint }: MassProps) {
  return (
    <>
      {d && (outlined ? <Area d={d} tint={tint} /> : <Solid d={d} tint={tint} />)}
      {strands && <Fine d={strands} width={1.3} bright={!outlined} />}
    </>
  );
}

/** What the razor left. */
export function Shaved({ d }: { readonly d: string | undefined }) {
  return d ? <Fine d={hatching(d, { gap: 3.2 })} /> : null;
}
