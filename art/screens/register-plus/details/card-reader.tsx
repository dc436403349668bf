import { line, rect } from "#art/drawing/shapes.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line, Shape } from "#art/engine/mark.tsx";
import { PaymentCard } from "#art/screens/payment-card.tsx";

/** A card reader with a card in it, 150 by 320: sketched on its left, exact on its right. */
export function CardReader({ last }: { readonly last: string }) {
  const body = "M0 76C0 66 6 60 16 60H134C144 60 150 66 150 76L142 250C141 262 134 268 124 268H26C16 268 9 262 8 250Z";
  return (
    <HandOf t={ramp(-20, 110, 1.1)} amp={6} over={10} wave={80} width={1.8} passes={2}>
      <g transform="rotate(90 75 160)">
        <PaymentCard x={-146} y={104} width={180} last={last} />
      </g>
      <Shape d={body} color="ground" />
      <Sketch d={body} />
      <Sketch d={rect(20, 78, 110, 62, 6)} passes={1} width={1.3} amp={4} />
      <Line d={line(18, 60, 132, 60)} width={3.4} />
      <Line d={keys()} width={1.4} />
    </HandOf>
  );
}

function keys(): string {
  return [0, 1, 2, 3]
    .flatMap((row) => [0, 1, 2].map((column) => rect(26 + column * 35, 154 + row * 26, 28, 18, 4)))
    .join("");
}
