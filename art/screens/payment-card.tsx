import { ellipse, rect } from "#art/drawing/shapes.ts";
import { Shape } from "#art/engine/mark.tsx";
import { useAccent } from "#art/kit/accent.tsx";
import { Box } from "#art/kit/box.tsx";
import { Strong } from "#art/kit/label.tsx";

interface PaymentCardProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The last four digits. */
  readonly last: string;
  readonly name?: string;
}

/** A bank card without a brand: a chip, dots and the last four digits. */
export function PaymentCard({ x, y, width, last, name }: PaymentCardProps) {
  const accent = useAccent();
  const height = width * 0.63;
  const size = Math.max(15, width * 0.085);
  const base = y + height - (name ? width * 0.17 : width * 0.09);
  const dot = size * 0.16;
  const dots = [0, 1, 2, 3].map((index) => ellipse(x + width * 0.09 + index * dot * 3 + dot, base - size * 0.33, dot));
  return (
    <>
      <Box {...{ x, y, width, height }} radius={width * 0.06} fill={accent} />
      <Box
        x={x + width * 0.08}
        y={y + height * 0.2}
        width={width * 0.15}
        height={width * 0.115}
        radius={width * 0.02}
        fill="sheet"
      />
      <Shape d={rect(x + width * 0.08, y + height * 0.2 + width * 0.05, width * 0.15, 1.6)} color={accent} />
      <Shape d={dots.join("")} color="sheet" />
      <Strong x={x + width * 0.11 + dot * 13} y={base} size={size} color="sheet">
        {last}
      </Strong>
      {name && (
        <Strong x={x + width * 0.08} y={y + height - width * 0.06} size={15} color="sheet">
          {name}
        </Strong>
      )}
    </>
  );
}
