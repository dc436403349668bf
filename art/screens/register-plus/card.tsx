import { AccentOf } from "#art/kit/accent.tsx";
import { Register } from "#art/kit/register.tsx";
import { cards } from "#art/screens/clover-picture.ts";
import { Order118 } from "./order-118.tsx";

/** A register on its stand: bakery items and the order that was made of them. */
export const registerPlusCards = cards("register-plus", {
  // The sketch strays beyond the register, which is nearly as wide as the card.
  view: [-8, -8.5, 428, 457],
  draw: (light) => (
    <AccentOf accent="sky">
      <Register x={28} y={20} width={366} height={318} stand light={light}>
        <Order118 />
      </Register>
    </AccentOf>
  ),
});
