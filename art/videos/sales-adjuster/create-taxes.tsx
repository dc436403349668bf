import { AdjusterList } from "#art/screens/sales-adjuster/adjuster-lists.tsx";
import { NewTaxGroup } from "#art/screens/sales-adjuster/new-tax-group.tsx";
import { phone } from "#art/videos/devices.tsx";
import { mark, type Storyboard, tap, type } from "#art/videos/storyboard.ts";

const county = "Cook County";
const base = "10.25";
const lake = ["Lake County", "7.00%"] as const;

export const createTaxes: Storyboard = {
  file: "sales-adjuster/create-taxes",
  accent: "ochre",
  sign: "±",
  pointer: "mouse",
  start: phone(
    <AdjusterList
      tab="Discounts"
      rows={[
        ["Happy hour", "15%"],
        ["Staff meal", "$5.00"],
      ]}
    />,
  ),
  chapters: [
    [tap(37, 100, phone(<AdjusterList tab="Taxes" rows={[lake]} />))],
    [
      tap(271, 54, phone(<NewTaxGroup />)),
      tap(110, 174, phone(<NewTaxGroup focus="county" />)),
      type(county, (typed) => phone(<NewTaxGroup focus="county" county={typed} />)),
    ],
    [
      tap(268, 174, phone(<NewTaxGroup focus="base" county={county} />)),
      type(base, (typed) => phone(<NewTaxGroup focus="base" county={county} base={typed} />)),
    ],
    [tap(100, 243, phone(<NewTaxGroup county={county} base={base} item={["", ""]} />))],
    [
      tap(110, 258, item("", "", "name")),
      type("Prepared food", (name) => item(name, "", "name")),
      tap(268, 258, item("Prepared food", "", "percent")),
      type("11.50", (percent) => item("Prepared food", percent, "percent")),
    ],
    [
      tap(276, 363, phone(<AdjusterList tab="Taxes" rows={[lake, [county, "10.25%"]]} selected={county} />)),
      mark(12, 188, 328, 48),
    ],
  ],
};

function item(name: string, percent: string, focus: "name" | "percent") {
  return phone(<NewTaxGroup county={county} base={base} item={[name, percent]} focus={focus} />);
}
