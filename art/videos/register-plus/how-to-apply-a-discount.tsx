import type { ReactNode } from "react";
import { DiscountEntry } from "#art/screens/register-plus/discount-entry.tsx";
import { DiscountedOrder } from "#art/screens/register-plus/discounted-order.tsx";
import { register } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap, type } from "#art/videos/storyboard.ts";

const whole = { item: false, subtotal: "17.20", tax: "1.76", total: "$18.96" };
/** 16.55 less 5% is 15.72. */
const less = { order: "−0.83", subtotal: "15.72", tax: "1.61", total: "$17.33" };

export const howToApplyADiscount: Storyboard = {
  file: "register-plus/how-to-apply-a-discount",
  accent: "sky",
  sign: "R",
  pointer: "finger",
  start: register(<DiscountedOrder {...whole} />),
  chapters: [
    [tap(100, 146, register(<DiscountedOrder {...whole} open />))],
    [
      tap(332, 177, asked(<DiscountedOrder {...whole} open />, "Item discount", "")),
      type("10", (typed) => asked(<DiscountedOrder {...whole} open />, "Item discount", typed)),
    ],
    [tap(212, 260, register(<DiscountedOrder />)), mark(14, 166, 398, 28)],
    [tap(212, 234, asked(<DiscountedOrder />, "Order discount", ""))],
    [type("5", (typed) => asked(<DiscountedOrder />, "Order discount", typed))],
    [tap(212, 260, register(<DiscountedOrder {...less} />)), mark(14, 222, 398, 28), mark(14, 338, 398, 38)],
  ],
};

function asked(order: ReactNode, title: "Item discount" | "Order discount", percent: string) {
  return register(
    <>
      {order}
      <DiscountEntry title={title} percent={percent} />
    </>,
  );
}
