import { At, Light } from "#art/engine/group.tsx";
import { Shape } from "#art/engine/mark.tsx";
import { Rule } from "#art/kit/box.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { Pairs } from "#art/kit/pairs.tsx";

interface ReceiptProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const height = 348;

/** What the customer reads: the order, its tax, and the total rounded up to the quarter. 348 high. */
export function Receipt({ x, y, width }: ReceiptProps) {
  return (
    <At x={x} y={y}>
      <Light>
        <Shape d={paper(width)} color="sheet" />
        <Strong x={28} y={48} size={20}>
          Order 131
        </Strong>
        <Pairs
          x={28}
          y={92}
          width={width - 56}
          rows={[
            ["Chicken plate", "13.50"],
            ["Lentil soup", "6.40"],
            ["Rice bowl", "4.20"],
          ]}
          step={32}
        />
        <Pairs
          x={28}
          y={194}
          width={width - 56}
          rows={[
            ["Tax 11.50%", "2.77"],
            ["Round up", "0.13"],
          ]}
          step={28}
          quiet
        />
        <Rule x={28} y={240} width={width - 56} color="text" />
        <Strong x={width - 28} y={290} anchor="end" size={44}>
          $27.00
        </Strong>
        <Label x={width - 28} y={318} anchor="end">
          instead of $26.87
        </Label>
      </Light>
    </At>
  );
}

/** Paper torn off at the bottom. */
function paper(width: number): string {
  const teeth = 14;
  const step = width / teeth;
  const edge = Array.from({ length: teeth }, () => `l${-step / 2} -7l${-step / 2} 7`).join("");
  return `M0 0H${width}V${height}${edge}Z`;
}
