import { OpenOrder, OrdersList, PaidOrder } from "#art/screens/register-plus/orders-list.tsx";
import { Payment } from "#art/screens/register-plus/payment.tsx";
import { TakeOrder } from "#art/screens/register-plus/take-order.tsx";
import { register } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap } from "#art/videos/storyboard.ts";

const rows = [
  ["2 Sesame ring", "5.50"],
  ["1 Spinach pie", "5.20"],
  ["1 Country loaf, less 10%", "5.85"],
  ["Tax 10.25%", "1.70"],
] as const;

export const howToPay: Storyboard = {
  file: "register-plus/how-to-pay",
  accent: "sky",
  sign: "R",
  pointer: "finger",
  start: register(<TakeOrder number={125} />),
  chapters: [
    [
      tap(329, 354, register(<OrdersList />)),
      tap(120, 256, register(<OpenOrder name="Order 118" rows={rows} total="$18.25" />)),
    ],
    [mark(288, 230, 124, 36), tap(212, 353, register(<Payment chosen="none" />))],
    [tap(150, 179, register(<Payment chosen="held" />))],
    [tap(150, 265, register(<Payment chosen="different" />)), mark(72, 271, 102, 16)],
    [tap(212, 347, register(<PaidOrder total="$18.25" />)), mark(12, 190, 256, 46)],
  ],
};
