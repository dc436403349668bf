import { linesOf } from "#art/screens/register-plus/order-sums.ts";
import { PreAuthAmount } from "#art/screens/register-plus/pre-auth-steps.tsx";
import { PreAuthorized } from "#art/screens/register-plus/pre-authorized.tsx";
import { OnTab, TabsList } from "#art/screens/register-plus/tabs-list.tsx";
import { TakeOrder } from "#art/screens/register-plus/take-order.tsx";
import { register } from "#art/videos/devices.tsx";
import { mark, type Storyboard, show, tap, type } from "#art/videos/storyboard.ts";

const name = "Marta";

export const howToPreAuthAndAddToTab: Storyboard = {
  file: "register-plus/how-to-pre-auth-and-add-to-tab",
  accent: "sky",
  sign: "R",
  pointer: "finger",
  start: register(<TakeOrder category="Gifts" number={124} />),
  chapters: [
    [1, 2, 3].map((count) => tap(170, 206, ordered(count))),
    [tap(329, 306, register(<PreAuthAmount />))],
    [mark(222, 62, 136, 30), mark(222, 118, 182, 38)],
    [
      show(register(<PreAuthAmount presented />)),
      mark(224, 196, 184, 116),
      show(register(<PreAuthorized />)),
      mark(218, 88, 192, 56),
    ],
    [
      tap(316, 349, register(<TabsList />)),
      tap(212, 203, register(<TabsList name="" />)),
      type(name, (typed) => register(<TabsList name={typed} />)),
    ],
    [tap(212, 349, register(<OnTab name={name} />)), mark(10, 198, 404, 52)],
  ],
};

function ordered(count: number) {
  return register(<TakeOrder category="Gifts" number={124} lines={linesOf([["Gift box", count]])} />);
}
