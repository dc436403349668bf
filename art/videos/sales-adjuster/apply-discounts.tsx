import { ApplyDiscount } from "#art/screens/sales-adjuster/discount-menu.tsx";
import { RingUp } from "#art/screens/sales-adjuster/ring-up.tsx";
import { register } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap } from "#art/videos/storyboard.ts";

export const applyDiscounts: Storyboard = {
  file: "sales-adjuster/apply-discounts",
  accent: "ochre",
  sign: "±",
  pointer: "mouse",
  start: register(<RingUp count={0} />),
  chapters: [
    [80, 142, 204].map((y, index) => tap(317, y, register(<RingUp count={index + 1} />))),
    [tap(104, 353, register(<ApplyDiscount applied={false} />))],
    [tap(300, 82, register(<ApplyDiscount />))],
    [mark(12, 162, 184, 74)],
  ],
};
