import { AccountList } from "#art/screens/hat/account-list.tsx";
import { accounts } from "#art/screens/hat/accounts.ts";
import { NewAccount } from "#art/screens/hat/new-account.tsx";
import { tablet } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap, type } from "#art/videos/storyboard.ts";

const isNew = ({ name }: { readonly name: string }) => name === "Harlow Dental";
const before = accounts.filter((account) => !isNew(account));
const after = accounts.map((account) => (isNew(account) ? { ...account, balance: "0.00" } : account));

const name = "Harlow Dental";
const named = { name, email: "office@harlow.example" };
const main = { ...named, kind: "Main account" } as const;
const limited = { ...main, balance: "Limited" } as const;
const limit = "800";

export const addANewAccount: Storyboard = {
  file: "house-account-tab/add-a-new-account",
  accent: "green",
  sign: "H",
  pointer: "finger",
  start: tablet(<AccountList list={before} />),
  chapters: [
    [tap(350, 28, tablet(<NewAccount />))],
    [
      tap(100, 98, tablet(<NewAccount focus="name" />)),
      type(name, (typed) => tablet(<NewAccount focus="name" name={typed} />)),
      tap(300, 98, tablet(<NewAccount focus="email" name={name} />)),
      type(named.email, (email) => tablet(<NewAccount focus="email" name={name} email={email} />)),
    ],
    [tap(113, 154, tablet(<NewAccount {...main} />))],
    [
      tap(78, 234, tablet(<NewAccount {...limited} />)),
      tap(340, 234, tablet(<NewAccount {...limited} focus="limit" />)),
      type(limit, (typed) => tablet(<NewAccount {...limited} focus="limit" limit={typed} />)),
    ],
    [
      tap(107, 306, tablet(<NewAccount {...limited} limit={limit} focus="passCode" passCode={0} />)),
      type("0000", ({ length }) =>
        tablet(<NewAccount {...limited} limit={limit} focus="passCode" passCode={length} />),
      ),
    ],
    [tap(210, 356, tablet(<AccountList list={after} />)), mark(8, 125, 404, 29)],
  ],
};
