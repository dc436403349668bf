import { line, rect } from "#art/drawing/shapes.ts";
import { Sketch } from "#art/engine/hand.tsx";
import { Text } from "#art/engine/lettering.tsx";
import { Line } from "#art/engine/mark.tsx";

interface EnvelopeProps {
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Who it goes to; without a name the flap shows. */
  readonly to?: string;
}

/** An envelope, its height 0.6 of its width. */
export function Envelope({ x, y, width, to }: EnvelopeProps) {
  const height = width * 0.6;
  return (
    <>
      <Sketch d={rect(x, y, width, height, 4)} fill="sheet" />
      {to ? (
        <>
          <Text x={x + 16} y={y + height - 30} size={16} weight={620}>
            {to}
          </Text>
          <Line d={line(x + 16, y + height - 16, x + width * 0.55, y + height - 16)} width={1.3} />
          <Line d={rect(x + width - 30, y + 10, 20, 24, 2)} width={1.3} />
        </>
      ) : (
        <Sketch d={line(x + 2, y + 3, x + width / 2, y + height * 0.55, x + width - 2, y + 3)} passes={0} width={1.3} />
      )}
    </>
  );
}
