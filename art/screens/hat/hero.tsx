import { AccentOf } from "#art/kit/accent.tsx";
import { Badge } from "#art/kit/avatar.tsx";
import { Strong } from "#art/kit/label.tsx";
import { Phone } from "#art/kit/phone.tsx";
import { Tablet } from "#art/kit/tablet.tsx";
import { heroes } from "#art/screens/clover-picture.ts";
import { AccountDetail } from "./account-detail.tsx";
import { AccountRows } from "./account-rows.tsx";
import { AccountTable } from "./account-table.tsx";
import { accounts } from "./accounts.ts";

/** The phone hides all balances but the first, and has no room beside it for the longest name. */
const besidePhone = accounts
  .filter(({ name }) => name !== "Lake Court Residents")
  .slice(0, 6)
  .map((account, index) => (index === 0 ? account : { ...account, balance: "" }));

/** All accounts on a tablet, one of them on a phone in front of it. */
export const hatHeroes = heroes(
  "hat",
  () => (
    <AccentOf accent="green">
      <Tablet x={30} y={28} width={588} height={456} light>
        <AccountTable />
      </Tablet>
      <Phone x={486} y={134} width={208} height={406} light loose={0.4}>
        <AccountDetail x={16} y={48} width={176} />
      </Phone>
    </AccentOf>
  ),
  () => (
    <AccentOf accent="green">
      <Tablet x={32} y={28} width={328} height={318} light>
        <Badge x={14} y={10} size={28} sign="H" />
        <Strong x={52} y={31} size={18}>
          House accounts
        </Strong>
        <AccountRows x={16} y={48} width={296} height={44} rows={besidePhone} selected="Prairie Hockey Club" />
      </Tablet>
      <Phone x={206} y={130} width={164} height={318} light loose={0.4}>
        <AccountDetail x={14} y={36} width={136} size={13} step={24} head={0.88} />
      </Phone>
    </AccentOf>
  ),
);
