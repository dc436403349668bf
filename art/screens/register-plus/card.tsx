import type { Drawing } from "#art/engine/picture.tsx";
import { AccentOf } from "#art/kit/accent.tsx";
import { Register } from "#art/kit/register.tsx";
import { Order118 } from "./order-118.tsx";

/** A register on its stand: bakery items and the order that was made of them. */
export const registerPlusCard: Drawing = {
  name: "cards/apps/register-plus",
  width: 412,
  height: 440,
  // The sketch strays beyond the register, which is nearly as wide as the card.
  view: [-8, -8.5, 428, 457],
  draw: () => (
    <AccentOf accent="sky">
      <Register x={28} y={20} width={366} height={318} stand>
        <Order118 />
      </Register>
    </AccentOf>
  ),
};
