import { AdjusterList } from "#art/screens/sales-adjuster/adjuster-lists.tsx";
import { AmountTab } from "#art/screens/sales-adjuster/adjuster-tabs.tsx";
import { TaxGroups } from "#art/screens/sales-adjuster/tax-groups.tsx";
import { phone } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap, type } from "#art/videos/storyboard.ts";

const listed = ["Staff meal", "$5.00"] as const;
const form = { tab: "Discounts", listed } as const;
const named = { ...form, name: "Happy hour" };
const typed = { ...named, type: "%" } as const;

export const createDiscounts: Storyboard = {
  file: "sales-adjuster/create-discounts",
  accent: "ochre",
  sign: "±",
  pointer: "mouse",
  start: phone(<TaxGroups />),
  chapters: [
    [tap(104, 100, phone(<AdjusterList tab="Discounts" rows={[listed]} />))],
    [tap(271, 54, phone(<AmountTab {...form} />))],
    [
      tap(120, 226, phone(<AmountTab {...form} focus="name" />)),
      type("Happy hour", (name) => phone(<AmountTab {...form} focus="name" name={name} />)),
    ],
    [tap(131, 298, phone(<AmountTab {...typed} />)), mark(18, 281, 150, 34)],
    [
      tap(240, 298, phone(<AmountTab {...typed} focus="amount" />)),
      type("15", (amount) => phone(<AmountTab {...typed} focus="amount" amount={amount} />)),
    ],
    [
      tap(
        176,
        361,
        phone(<AdjusterList tab="Discounts" rows={[listed, ["Happy hour", "15%"]]} selected="Happy hour" />),
      ),
      mark(12, 188, 328, 48),
    ],
  ],
};
