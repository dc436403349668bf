import { AccountList } from "#art/screens/hat/account-list.tsx";
import { AccountPage } from "#art/screens/hat/account-page.tsx";
import { AdjustBalance } from "#art/screens/hat/adjust-balance.tsx";
import { BalanceNow } from "#art/screens/hat/balance-now.tsx";
import { EditAccount } from "#art/screens/hat/edit-account.tsx";
import { tablet } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap, type } from "#art/videos/storyboard.ts";

const name = "Lake Court Residents";
const details = { name, email: "board@lake.example", limit: "1,500" };

export const changeTheAccountBalance: Storyboard = {
  file: "house-account-tab/change-the-account-balance",
  accent: "green",
  sign: "H",
  pointer: "finger",
  start: tablet(<AccountList />),
  chapters: [
    [
      tap(120, 267, tablet(<AccountPage name={name} />)),
      tap(
        310,
        352,
        tablet(
          <EditAccount {...details}>
            <BalanceNow balance="608.90" />
          </EditAccount>,
        ),
      ),
    ],
    [tap(308, 247, adjusted("", ""))],
    [type("583.90", (typed) => adjusted(typed, typed === "583.90" ? "−25.00" : ""))],
    [mark(16, 332, 388, 32)],
    [tap(362, 28, tablet(<AccountPage name={name} balance="583.90" />)), mark(11, 94, 166, 32)],
  ],
};

function adjusted(to: string, difference: string) {
  return tablet(
    <EditAccount {...details}>
      <AdjustBalance to={to} difference={difference} />
    </EditAccount>,
  );
}
