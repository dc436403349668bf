/** A customer who buys on a tab. */
export interface Account {
  readonly name: string;
  /** How many sub accounts it has. */
  readonly subs: number;
  readonly limit: string;
  readonly lastTab: string;
  readonly balance: string;
}

/** The nine accounts on the first screen; they are the same wherever the app is shown. */
export const accounts: readonly Account[] = [
  { name: "Prairie Hockey Club", subs: 3, limit: "2,500", lastTab: "Nov 18", balance: "1,284.60" },
  { name: "Harlow Dental", subs: 0, limit: "800", lastTab: "Nov 19", balance: "312.45" },
  { name: "St. Casimir Parish", subs: 2, limit: "1,200", lastTab: "Nov 16", balance: "96.00" },
  { name: "Mesa Roofing Co.", subs: 6, limit: "4,000", lastTab: "Nov 19", balance: "3,871.25" },
  { name: "Nadia Petrov", subs: 0, limit: "300", lastTab: "Nov 12", balance: "−40.00" },
  { name: "Lake Court Residents", subs: 3, limit: "1,500", lastTab: "Nov 19", balance: "608.90" },
  { name: "Fire Station 9", subs: 0, limit: "1,000", lastTab: "Nov 17", balance: "454.10" },
  { name: "Orchard Row Books", subs: 1, limit: "600", lastTab: "Nov 19", balance: "57.35" },
  { name: "Bayan Grill", subs: 2, limit: "2,000", lastTab: "Nov 15", balance: "1,190.00" },
];

/** The main account of Prairie Hockey Club and its sub accounts: 1,284.60 together. */
export const hockeyClub = [
  ["Main account", "420.10"],
  ["Juniors", "305.50"],
  ["Coaches", "388.00"],
  ["Ice crew", "171.00"],
] as const;
