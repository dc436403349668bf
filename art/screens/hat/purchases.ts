/** What one purchase consists of. */
export interface Bought {
  readonly date: string;
  readonly account: string;
  readonly sub: string;
  readonly employee: string;
  /** Items, tax and tip: the total together. */
  readonly lines: readonly (readonly [name: string, amount: string])[];
  readonly total: string;
}

export const coffees: Bought = {
  date: "Nov 18",
  account: "Prairie Hockey Club",
  sub: "Coaches",
  employee: "Dana",
  lines: [
    ["12 coffees", "35.88"],
    ["8 bagels", "18.00"],
    ["Tax 10.25%", "5.52"],
    ["Tip", "2.00"],
  ],
  total: "61.40",
};

export const lunchOrder: Bought = {
  date: "Nov 14",
  account: "Mesa Roofing Co.",
  sub: "Crew 2",
  employee: "Omar",
  lines: [
    ["6 lunch plates", "72.00"],
    ["Bread basket", "4.19"],
    ["Tax 10.25%", "7.81"],
  ],
  total: "84.00",
};
