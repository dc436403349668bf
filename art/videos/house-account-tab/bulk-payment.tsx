import { AccountList } from "#art/screens/hat/account-list.tsx";
import { accounts } from "#art/screens/hat/accounts.ts";
import { PayBalance } from "#art/screens/hat/pay-balance.tsx";
import { tablet } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap } from "#art/videos/storyboard.ts";

const three = ["Harlow Dental", "Fire Station 9", "Orchard Row Books"];
const parts = accounts.filter(({ name }) => three.includes(name)).map(({ name, balance }) => [name, balance] as const);
const paid = accounts.map((account) => (three.includes(account.name) ? { ...account, balance: "0.00" } : account));
const payment = { owner: "3 accounts", parts, ticked: three, payment: "$823.90", newBalance: "0.00" };

export const bulkPayment: Storyboard = {
  file: "house-account-tab/bulk-payment",
  accent: "green",
  sign: "H",
  pointer: "finger",
  start: tablet(<AccountList />),
  chapters: [
    [
      tap(245, 28, tablet(<AccountList ticked={[]} />)),
      tap(31, 139, tablet(<AccountList ticked={three.slice(0, 1)} />)),
      tap(31, 299, tablet(<AccountList ticked={three.slice(0, 2)} />)),
      tap(31, 331, tablet(<AccountList ticked={three} sum="$823.90" />)),
    ],
    [mark(8, 326, 116, 52)],
    [
      tap(197, 352, tablet(<PayBalance {...payment} />)),
      tap(113, 232, tablet(<PayBalance {...payment} amount="Full balance" />)),
    ],
    [mark(16, 260, 388, 40), tap(80, 280, tablet(<PayBalance {...payment} amount="Full balance" method="Cash" />))],
    [tap(318, 350, tablet(<AccountList list={paid} />)), mark(330, 125, 80, 28), mark(330, 285, 80, 60)],
  ],
};
