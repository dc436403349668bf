import { AccountList } from "#art/screens/hat/account-list.tsx";
import { AccountPage } from "#art/screens/hat/account-page.tsx";
import { PayBalance } from "#art/screens/hat/pay-balance.tsx";
import { tablet } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap } from "#art/videos/storyboard.ts";

const name = "Prairie Hockey Club";
const juniors = { ticked: ["Juniors"], payment: "$305.50", newBalance: "$979.10" };
const both = { ticked: ["Juniors", "Coaches"], payment: "$693.50", newBalance: "$591.10" };

export const payAccountBalance: Storyboard = {
  file: "house-account-tab/pay-account-balance",
  accent: "green",
  sign: "H",
  pointer: "finger",
  start: tablet(<AccountList />),
  chapters: [
    [tap(120, 107, tablet(<AccountPage name={name} />)), mark(11, 94, 200, 32)],
    [tap(110, 298, tablet(<PayBalance />))],
    [
      tap(31, 110, tablet(<PayBalance {...juniors} />)),
      tap(31, 147, tablet(<PayBalance {...both} />)),
      mark(16, 329, 90, 20),
    ],
    [tap(113, 232, tablet(<PayBalance {...both} amount="Full balance" />)), mark(212, 212, 192, 40)],
    [tap(210, 280, tablet(<PayBalance {...both} amount="Full balance" method="Card" />))],
    [tap(318, 350, tablet(<AccountPage name={name} balance="591.10" />)), mark(11, 94, 200, 32)],
  ],
};
