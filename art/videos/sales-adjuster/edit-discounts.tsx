import { EditDiscount } from "#art/screens/sales-adjuster/discount-menu.tsx";
import { RingUp } from "#art/screens/sales-adjuster/ring-up.tsx";
import { register } from "#art/videos/devices.tsx";
import { mark, rightClick, type Storyboard, tap, type } from "#art/videos/storyboard.ts";

export const editDiscounts: Storyboard = {
  file: "sales-adjuster/edit-discounts",
  accent: "ochre",
  sign: "±",
  pointer: "mouse",
  start: register(<RingUp count={3} />),
  chapters: [
    [rightClick(104, 353, register(<EditDiscount chosen={false} mouse={false} />))],
    [tap(290, 76, register(<EditDiscount to="15" mouse={false} />))],
    [
      tap(350, 254, register(<EditDiscount to="" mouse={false} />)),
      type("20", (to) => register(<EditDiscount to={to} mouse={false} />)),
    ],
    [tap(316, 310, register(<EditDiscount chosen={false} from="20%" mouse={false} />)), mark(228, 56, 176, 40)],
  ],
};
