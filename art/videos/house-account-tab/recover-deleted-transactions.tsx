import { AccountList } from "#art/screens/hat/account-list.tsx";
import { AccountPage } from "#art/screens/hat/account-page.tsx";
import { accounts } from "#art/screens/hat/accounts.ts";
import { History, type Transaction } from "#art/screens/hat/history.tsx";
import { Purchase } from "#art/screens/hat/purchase.tsx";
import { lunchOrder } from "#art/screens/hat/purchases.ts";
import { tablet } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap } from "#art/videos/storyboard.ts";

const account = "Mesa Roofing Co.";
/** 84.00 less than after the order is back. */
const without = "3,787.25";
const list = accounts.map((each) => (each.name === account ? { ...each, balance: without } : each));
const lunch: Transaction = ["Lunch order", "Nov 14 · Omar · Crew 2", "84.00"];
const kept: readonly Transaction[] = [
  ["Breakfast for 9", "Nov 19 · Dana · Crew 1", "103.20"],
  ["10 coffees", "Nov 17 · Priya · Office", "32.95"],
  ["Sandwich trays", "Nov 12 · Omar · Crew 4", "187.50"],
];

export const recoverDeletedTransactions: Storyboard = {
  file: "house-account-tab/recover-deleted-transactions",
  accent: "green",
  sign: "H",
  pointer: "finger",
  start: tablet(<AccountList list={list} />),
  chapters: [
    [
      tap(110, 203, tablet(<AccountPage name={account} balance={without} />)),
      tap(110, 352, tablet(<History account={account} rows={kept} />)),
    ],
    [tap(254, 77, tablet(<History account={account} filter="Deleted" rows={[lunch]} />))],
    [tap(110, 140, tablet(<Purchase bought={lunchOrder} deleted />))],
    [tap(210, 348, tablet(<History account={account} rows={[...kept.slice(0, 2), lunch, ...kept.slice(2)]} />))],
    [mark(8, 242, 404, 64), tap(26, 28, tablet(<AccountPage name={account} />)), mark(11, 94, 200, 32)],
  ],
};
