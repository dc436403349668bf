import { AdjusterList } from "#art/screens/sales-adjuster/adjuster-lists.tsx";
import { AmountTab } from "#art/screens/sales-adjuster/adjuster-tabs.tsx";
import { TaxGroups } from "#art/screens/sales-adjuster/tax-groups.tsx";
import { phone } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap, type } from "#art/videos/storyboard.ts";

const listed = ["Holiday", "10%"] as const;
const form = { tab: "Surcharges", listed } as const;
const named = { ...form, name: "Delivery" };
const typed = { ...named, type: "$" } as const;

export const createSurcharges: Storyboard = {
  file: "sales-adjuster/create-surcharges",
  accent: "ochre",
  sign: "±",
  pointer: "mouse",
  start: phone(<TaxGroups />),
  chapters: [
    [tap(194, 100, phone(<AdjusterList tab="Surcharges" rows={[listed]} />))],
    [tap(271, 54, phone(<AmountTab {...form} />))],
    [
      tap(120, 226, phone(<AmountTab {...form} focus="name" />)),
      type("Delivery", (name) => phone(<AmountTab {...form} focus="name" name={name} />)),
    ],
    [tap(54, 298, phone(<AmountTab {...typed} />)), mark(18, 281, 150, 34)],
    [
      tap(240, 298, phone(<AmountTab {...typed} focus="amount" />)),
      type("4.00", (amount) => phone(<AmountTab {...typed} focus="amount" amount={amount} />)),
    ],
    [
      tap(
        176,
        361,
        phone(<AdjusterList tab="Surcharges" rows={[listed, ["Delivery", "$4.00"]]} selected="Delivery" />),
      ),
      mark(12, 188, 328, 48),
    ],
  ],
};
