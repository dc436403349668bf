import type { GuideSection } from "#content/schema/guides.ts";

/** First what there is to set up, then each setting with its way to the order. */
export const sections: GuideSection[] = [
  {
    id: "what-you-can-adjust",
    title: "What you can adjust",
    blocks: [
      {
        p: "Sales Adjuster has four tabs. What you save in them is ready at the register behind two buttons, **Sales Adjuster** and **Discounts**.",
      },
      {
        list: [
          "**Taxes**: tax groups, each for a county, with a default percentage and tax items that have a percentage of their own.",
          "**Discounts**: a name, a type ($ or %) and an amount.",
          "**Surcharges**: the same three fields, for an amount that you add rather than take off.",
          "**Rounding**: up or down, to the quarter or the dollar.",
        ],
      },
    ],
    screenshot: {
      file: "guides/sales-adjuster/what-you-can-adjust.svg",
      alt: "Sales Adjuster with the tabs Taxes, Discounts, Surcharges and Rounding. Taxes is open on Cook County, default 10.25%.",
    },
    keywords: ["overview", "start", "tabs", "setup", "where to begin"],
  },
  {
    id: "create-discounts",
    title: "Create discounts",
    blocks: [
      {
        p: "Save a discount under a name your staff will recognize, so that nobody has to work it out at the counter.",
      },
      {
        steps: [
          "Open Sales Adjuster and click the **Discounts** tab.",
          "Click **New discount**.",
          "Type a **Name**, such as Happy hour.",
          "Choose the **Type**: **$** takes off a fixed amount, **%** takes off a percentage of the price.",
          "Type the **Amount**, such as 15.",
          "Click **Save**.",
        ],
      },
    ],
    screenshot: {
      file: "guides/sales-adjuster/create-discounts.svg",
      alt: "The New discount form with the name Happy hour, the type % chosen, the amount 15 and the Save button. Staff meal, $5.00, is already in the list.",
    },
    video: "create-discounts",
    keywords: ["add discount", "percent off", "dollars off", "promotion", "happy hour", "coupon"],
  },
  {
    id: "edit-discounts",
    title: "Edit discounts",
    blocks: [
      { p: "Change a discount's name or percentage at the register, without leaving the order." },
      {
        steps: [
          "Right-click the **Discounts** button.",
          "Click the discount you want to change.",
          "Type the new name, the new percentage, or both.",
          "Click **Save**.",
        ],
      },
    ],
    screenshot: {
      file: "guides/sales-adjuster/edit-discounts.svg",
      alt: "The register with a small menu opened by a right-click on the Discounts button. Happy hour is being changed from 15% to 20%.",
    },
    video: "edit-discounts",
    keywords: ["rename discount", "change percentage", "change happy hour", "right-click", "wrong discount", "update"],
  },
  {
    id: "apply-discounts",
    title: "Apply discounts",
    blocks: [
      { p: "Two clicks take a saved discount off the order in front of you." },
      {
        steps: [
          "Ring up the order.",
          "Click the **Discounts** button.",
          "Click the discount, such as Happy hour.",
          "Check the new total before you take the payment.",
        ],
      },
    ],
    screenshot: {
      file: "guides/sales-adjuster/apply-discounts.svg",
      alt: "An order of 24.10 with the Discounts list open. Happy hour, 15%, is chosen and takes off 3.62, so that 20.48 is left before tax.",
    },
    video: "apply-discounts",
    keywords: ["give a discount", "use discount", "take off", "happy hour", "staff meal"],
  },
  {
    id: "create-surcharges",
    title: "Create surcharges",
    blocks: [
      { p: "A surcharge adds to an order, for example for delivery. It has the same fields as a discount." },
      {
        steps: [
          "Open Sales Adjuster and click the **Surcharges** tab.",
          "Click **New surcharge**.",
          "Type a **Name**, such as Delivery.",
          "Choose the **Type**: **$** adds a fixed amount, **%** adds a percentage of the price.",
          "Type the **Amount**, such as 4.00.",
          "Click **Save**.",
        ],
      },
    ],
    screenshot: {
      file: "guides/sales-adjuster/create-surcharges.svg",
      alt: "The New surcharge form with the name Delivery, the type $ chosen, the amount 4.00 and the Save button. Holiday, 10%, is already in the list.",
    },
    video: "create-surcharges",
    keywords: ["extra charge", "fee", "delivery", "add a charge", "service charge"],
  },
  {
    id: "create-taxes",
    title: "Create taxes",
    blocks: [
      {
        p: "A tax group represents a county. It has a default percentage, and a tax item for each product that is taxed differently.",
      },
      {
        steps: [
          "Open Sales Adjuster and click the **Taxes** tab.",
          "Click **New tax group** and type the county, such as Cook County.",
          "Type the **Default** percentage, such as 10.25.",
          "For a product with its own percentage, click **Add a tax item**.",
          "Type the tax item's name and percentage, such as Prepared food and 11.50.",
          "Add the other tax items the same way and click **Save**.",
        ],
      },
      { note: "The percentages on these screens are examples. Use the ones that apply in your county." },
    ],
    screenshot: {
      file: "guides/sales-adjuster/create-taxes.svg",
      alt: "The tax group Cook County with a default of 10.25% and the tax items Prepared food 11.50%, Groceries 2.25% and Soft drinks 3.00%, above Add a tax item and Save.",
    },
    video: "create-taxes",
    keywords: ["sales tax", "tax rate", "county", "tax group", "tax item", "percent"],
  },
  {
    id: "apply-taxes",
    title: "Apply taxes",
    blocks: [
      { p: "Choose the tax group for the order and let Sales Adjuster do the arithmetic." },
      {
        steps: [
          "Ring up the order.",
          "Click the **Sales Adjuster** button.",
          "Choose the **Tax group**, such as Cook County.",
          "Check the tax item and its percentage, such as Prepared food at 11.50%.",
          "Click **Apply**. The tax is added to the order.",
        ],
      },
      { note: "A tax item's own percentage overrides the default of its group." },
    ],
    screenshot: {
      file: "guides/sales-adjuster/apply-taxes.svg",
      alt: "An order of prepared food for 24.10 with Cook County chosen: tax at 11.50% is 2.77 and the total 26.87, above the Apply button.",
    },
    video: "apply-taxes",
    keywords: ["charge tax", "sales tax", "tax button", "tax on order", "different county"],
  },
  {
    id: "create-and-apply-rounding",
    title: "Create and apply rounding",
    blocks: [
      { p: "Rounding brings a total to the quarter or the dollar, so that you need fewer coins in the drawer." },
      { p: "Create it once:" },
      {
        steps: [
          "Open Sales Adjuster and click the **Rounding** tab.",
          "Click **New rounding**.",
          "Choose **Round up** or **Round down**.",
          "Choose **Quarter** or **Dollar**.",
          "Click **Save**.",
        ],
      },
      { p: "Apply it to a transaction:" },
      {
        steps: [
          "Ring up the order and click the **Sales Adjuster** button.",
          "Switch on the rounding, such as **Round up to quarter**.",
          "Check the rounded total and click **Apply**.",
        ],
      },
      {
        table: {
          caption: "What a total of $41.60 becomes",
          head: ["Rounding", "To the quarter", "To the dollar"],
          rows: [
            ["Round up", "$41.75", "$42.00"],
            ["Round down", "$41.50", "$41.00"],
          ],
        },
      },
    ],
    screenshot: {
      file: "guides/sales-adjuster/create-and-apply-rounding.svg",
      alt: "The Sales Adjuster panel on an order: Round up to quarter is switched on and the total goes from $26.87 to $27.00, above the Apply button.",
    },
    video: "create-and-apply-rounding",
    keywords: ["round up", "round down", "quarter", "dollar", "change", "coins", "cents"],
  },
];
