import type { Color } from "#art/drawing/palette.ts";
import { line, rect } from "#art/drawing/shapes.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { Browser } from "#art/kit/browser.tsx";
import { Icon } from "#art/kit/icon.tsx";
import { Label, Strong } from "#art/kit/label.tsx";
import { showcaseSize } from "#art/showcase/size.ts";
import { Ground } from "#art/works/motifs/ground.tsx";

/** From the Starting Balance to the Ending Balance, step by step. */
export const reportBuilder: Drawing = {
  name: "showcase/web-portals/report-builder",
  ...showcaseSize,
  draw: () => (
    <>
      <Ground {...showcaseSize} color="green-2" />
      <Browser x={30} y={58} width={352} height={240} address="reports/november">
        {steps.map((step, index) => (
          <Step key={step.name} {...step} x={16 + index * 82} />
        ))}
        <Line d={line(12, floor, 340, floor)} width={1.6} />
      </Browser>
    </>
  ),
};

const floor = 196;

interface StepProps {
  readonly name: string;
  readonly sum: string;
  /** From where to where its block reaches, in pixels above the floor. */
  readonly from: number;
  readonly to: number;
  readonly fill: Color;
  readonly arrow?: "up" | "down";
}

const steps: readonly StepProps[] = [
  { name: "Starting", sum: "1,420", from: 0, to: 92, fill: "ground-2" },
  { name: "Purchases", sum: "850", from: 92, to: 147, fill: "green-2", arrow: "up" },
  { name: "Payments", sum: "1,280", from: 64, to: 147, fill: "sheet", arrow: "down" },
  { name: "Ending", sum: "990", from: 0, to: 64, fill: "green" },
];

function Step({ name, sum, from, to, fill, arrow, x }: StepProps & { readonly x: number }) {
  const top = floor - to;
  const middle = x + 37;
  return (
    <>
      <Line d={rect(x, top, 74, to - from)} fill={fill} width={1.6} />
      <Line
        d={line(x + 74, arrow === "down" ? floor - from : top, x + 82, arrow === "down" ? floor - from : top)}
        width={1.2}
        dash="1 4"
      />
      {arrow && <Turned x={middle} y={floor - (from + to) / 2} down={arrow === "down"} />}
      <Strong x={middle} y={top - 9} size={18} anchor="middle">
        {sum}
      </Strong>
      <Label x={middle} y={floor + 24} anchor="middle" color={fill === "green" ? "text" : "mute"}>
        {name}
      </Label>
    </>
  );
}

function Turned({ x, y, down }: { readonly x: number; readonly y: number; readonly down: boolean }) {
  return (
    <g transform={down ? `rotate(180 ${x} ${y})` : undefined}>
      <Icon name="arrow-up" x={x - 12} y={y - 12} size={24} width={2} />
    </g>
  );
}
