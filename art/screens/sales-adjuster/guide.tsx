import type { ReactNode } from "react";
import type { Drawing } from "#art/engine/picture.tsx";
import { flush, screenshot } from "#art/screens/guide-frame.tsx";
import { ApplyRounding, ApplySurcharge, ApplyTax } from "./adjuster-panel.tsx";
import { AmountTab, TaxesTab } from "./adjuster-tabs.tsx";
import { ApplyDiscount, EditDiscount } from "./discount-menu.tsx";
import { TaxGroups } from "./tax-groups.tsx";

/** The screenshots of the guide, one for each section, and the picture of its card. */
export const salesAdjusterGuide: readonly Drawing[] = [
  phone("what-you-can-adjust", <TaxGroups />),
  phone(
    "create-discounts",
    <AmountTab
      tab="Discounts"
      listed={["Staff meal", "$5.00"]}
      name="Happy hour"
      type="%"
      amount="15"
      focus="amount"
    />,
  ),
  register("edit-discounts", <EditDiscount />),
  register("apply-discounts", <ApplyDiscount />),
  phone(
    "create-surcharges",
    <AmountTab tab="Surcharges" listed={["Holiday", "10%"]} name="Delivery" type="$" amount="4.00" focus="amount" />,
  ),
  phone("create-taxes", <TaxesTab selected="Prepared food" />),
  register("apply-taxes", <ApplyTax />),
  register("create-and-apply-rounding", <ApplyRounding />),
  register("apply-surcharges", <ApplySurcharge />),
  flush(phone("card", <TaxesTab />), 52),
];

function phone(name: string, screen: ReactNode): Drawing {
  return screenshot(`sales-adjuster/${name}`, "ochre", "phone", screen);
}

function register(name: string, screen: ReactNode): Drawing {
  return screenshot(`sales-adjuster/${name}`, "ochre", "register", screen);
}
