import { linesOf } from "#art/screens/register-plus/order-sums.ts";
import { ReviseItem } from "#art/screens/register-plus/revise-item.tsx";
import { TakeOrder } from "#art/screens/register-plus/take-order.tsx";
import { register } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap } from "#art/videos/storyboard.ts";

const others = [
  ["Spinach pie", 1],
  ["Country loaf", 1],
] as const;
/** With two sesame rings, as long as the line is open. */
const total = "$18.96";

export const howToSelectACategoryAndReviseAnItem: Storyboard = {
  file: "register-plus/how-to-select-a-category-and-revise-an-item",
  accent: "sky",
  sign: "R",
  pointer: "finger",
  start: register(<TakeOrder category="Coffee" />),
  chapters: [
    [tap(111, 27, register(<TakeOrder />))],
    [
      tap(63, 102, ordered(["Sesame ring", 1])),
      tap(63, 102, ordered(["Sesame ring", 2])),
      tap(63, 326, ordered(["Sesame ring", 2], ...others.slice(0, 1))),
      tap(170, 102, ordered(["Sesame ring", 2], ...others)),
    ],
    [tap(310, 74, register(<ReviseItem total={total} />))],
    [
      tap(383, 118, register(<ReviseItem total={total} quantity={3} />)),
      tap(383, 118, register(<ReviseItem total={total} quantity={4} />)),
      tap(275, 118, register(<ReviseItem total={total} quantity={3} />)),
    ],
    [mark(252, 150, 84, 40)],
    [tap(374, 170, ordered(["Sesame ring", 3], ...others)), mark(246, 244, 166, 34)],
  ],
};

function ordered(...tapped: readonly (readonly [name: string, quantity: number])[]) {
  return register(<TakeOrder lines={linesOf(tapped)} />);
}
