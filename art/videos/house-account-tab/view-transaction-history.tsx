import { AccountList } from "#art/screens/hat/account-list.tsx";
import { AccountPage } from "#art/screens/hat/account-page.tsx";
import { ChoiceList } from "#art/screens/hat/choice-list.tsx";
import { History, november } from "#art/screens/hat/history.tsx";
import { Purchase } from "#art/screens/hat/purchase.tsx";
import { tablet } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap } from "#art/videos/storyboard.ts";

const [coffees, lunch, chocolates] = november;
const everything = [
  coffees ?? ["", "", ""],
  ["Payment by card", "Nov 15 · Dana · Juniors", "−120.00"] as const,
  lunch ?? ["", "", ""],
  chocolates ?? ["", "", ""],
];

export const viewTransactionHistory: Storyboard = {
  file: "house-account-tab/view-transaction-history",
  accent: "green",
  sign: "H",
  pointer: "finger",
  start: tablet(<AccountList />),
  chapters: [
    [
      tap(120, 107, tablet(<AccountPage name="Prairie Hockey Club" />)),
      tap(110, 352, tablet(<History rows={everything} />)),
    ],
    [mark(8, 108, 404, 130)],
    [tap(60, 77, tablet(<History filter="Purchases" />))],
    [
      tap(
        354,
        77,
        tablet(
          <>
            <History filter="Purchases" />
            <ChoiceList x={230} y={100} width={174} items={["This week", "November", "October"]} />
          </>,
        ),
      ),
      tap(310, 161, tablet(<History filter="Purchases" dates="Nov" />)),
    ],
    [tap(120, 140, tablet(<Purchase />)), mark(8, 90, 404, 76)],
  ],
};
