import type { CloverApp } from "#content/schema/clover.ts";
import { site } from "../site.ts";

export const salesAdjuster: CloverApp = {
  slug: "sales-adjuster",
  head: {
    title: `Sales Adjuster: taxes and rounding · ${site.name}`,
    description:
      "An add-on for taxes, discounts, surcharges and rounding: set them up once by county and by name, and apply them with a click.",
  },
  title: "Sales Adjuster",
  lead: "Taxes, discounts, surcharges and rounding, set up once and applied at the register.",
  picture: {
    file: "clover/sales-adjuster/hero.svg",
    alt: "A phone with the Cook County tax group at 10.25%, four tax items, two discounts and a switch for rounding up.",
  },
  features: [
    "Add and set discounts, sales taxes and surcharges",
    "Select from tax groups",
    "Discounts and surcharges as currency or percentage",
    "Add tax item names",
    'Apply tax via a "Sales Adjuster" button',
    'Edit a discount\'s name and percentage by right-click on the "Discounts" button',
    'Apply a discount by clicking "Discounts"',
    "Round-up or round-down on a transaction",
  ],
  card: {
    backgroundImage: {
      file: "cards/sales-adjuster.svg",
      alt: "A phone with the Cook County tax group: a default of 10.25% and a different percent for prepared food.",
    },
    title: "Sales Adjuster",
    subtitle: "Taxes by county, discounts by name, rounding to the quarter or the dollar.",
    href: "/clover/sales-adjuster",
  },
  guide: "/guides/sales-adjuster",
  contactNote: true,
  details: {
    title: "How Sales Adjuster works",
    sections: [
      {
        title: "A tax group for each county",
        text: "A tax group stands for a county and has a default percent. Products that are taxed differently get a tax item: a name and a percent of its own. At the register you apply the tax with the **Sales Adjuster** button.",
        picture: {
          file: "clover/sales-adjuster/tax-groups.svg",
          alt: "The tax group Cook County with a default of 10.25% and tax items for prepared food, groceries and soft drinks.",
        },
      },
      {
        title: "Discounts, in dollars or percent",
        text: "A discount has a name, a type and an amount. The type is $ or %. Click **Discounts** to apply one. Right-click the same button to edit its name and percentage.",
        picture: {
          file: "clover/sales-adjuster/discounts.svg",
          alt: "A Discounts button with a menu of two: Happy hour at 15% and Staff meal at $5.00, the first being edited.",
        },
      },
      {
        title: "Surcharges work the same way",
        text: "A surcharge is set up like a discount, with a name, a type ($ or %) and an amount. A discount lowers the total; a surcharge adds to it.",
        picture: {
          file: "clover/sales-adjuster/surcharges.svg",
          alt: "A form with the name Delivery, the type $ chosen beside %, the amount 4.00 and a Save button.",
        },
      },
      {
        title: "Rounding, up or down",
        text: "Round a transaction up or down, to the quarter or to the dollar. A total of $18.10 rounds up to $18.25 or $19.00, and down to $18.00.",
        picture: {
          file: "clover/sales-adjuster/rounding.svg",
          alt: "A number line from $18.00 to $19.00 with a mark at $18.10 and arrows up to the next quarter and dollar, and down to $18.00.",
        },
      },
    ],
  },
};
