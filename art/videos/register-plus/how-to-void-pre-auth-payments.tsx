import { ConfirmVoid } from "#art/screens/register-plus/confirm-void.tsx";
import { DetailedTransaction } from "#art/screens/register-plus/detailed-transaction.tsx";
import { OpenOrder, OrdersList } from "#art/screens/register-plus/orders-list.tsx";
import { TakeOrder } from "#art/screens/register-plus/take-order.tsx";
import { register } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap } from "#art/videos/storyboard.ts";

const rows = [
  ["3 gift boxes at 18.00", "54.00"],
  ["Tax 10.25%", "5.54"],
] as const;

export const howToVoidPreAuthPayments: Storyboard = {
  file: "register-plus/how-to-void-pre-auth-payments",
  accent: "sky",
  sign: "R",
  pointer: "finger",
  start: register(<TakeOrder number={125} />),
  chapters: [
    [
      tap(329, 354, register(<OrdersList />)),
      tap(120, 104, register(<OpenOrder name="Order 124" rows={rows} total="$59.54" />)),
    ],
    [tap(212, 299, register(<DetailedTransaction />))],
    [mark(12, 212, 400, 84)],
    [
      tap(
        212,
        347,
        register(
          <>
            <DetailedTransaction />
            <ConfirmVoid />
          </>,
        ),
      ),
      tap(280, 285, register(<DetailedTransaction voided />)),
    ],
    [mark(12, 212, 400, 84)],
  ],
};
