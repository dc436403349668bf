import type { CloverApp } from "#content/schema/clover.ts";
import { site } from "../site.ts";

export const hat: CloverApp = {
  slug: "hat",
  head: {
    title: `House Account Tab (HAT) for the counter · ${site.name}`,
    description:
      "Sell on customer tabs and manage house accounts in a mobile app and a web portal: balances, limits, invoices and stored cards.",
  },
  title: "House Account Tab (HAT)",
  lead: "Sell on customer tabs at the counter and manage the accounts behind them, in a mobile app and a web portal.",
  picture: {
    file: "clover/hat/hero.svg",
    alt: "A tablet with a list of house accounts and a phone in front of it with one of them, Prairie Hockey Club at $1,284.60.",
  },
  features: [
    "Manage house accounts",
    "Credit balance",
    "Spending limit",
    "Security pass code for house accounts",
    "Create invoices",
    "Pay a tab by securely stored credit/debit card",
  ],
  card: {
    backgroundImage: {
      file: "cards/hat.svg",
      alt: "A tablet with nine house accounts and their balances. Prairie Hockey Club is open and owes $1,284.60.",
    },
    title: "House Account Tab (HAT)",
    subtitle: "Regulars put it on the tab. You see every balance, limit and invoice.",
    href: "/clover/hat",
  },
  guide: "/guides/house-account-tab",
  manual: { file: "HATWebPortal_2025.pdf", savedAs: "HATWebPortal_2025" },
  contactNote: true,
  details: {
    title: "How House Account Tab works",
    sections: [
      {
        title: "An app at the counter, a portal at the desk",
        text: "At the counter, the mobile app puts a sale on a customer's tab. At the desk, the web portal shows the accounts with their transactions, invoices and reports. HAT uses its own account: your point-of-sale login does not work with it, so you create a separate one.",
        picture: {
          file: "clover/hat/counter-and-portal.svg",
          alt: "A phone adds 12 coffees and 8 bagels to a tab, and a browser beside it shows the same $61.40 in the account.",
        },
      },
      {
        title: "Balances that add up",
        text: "A main account can have sub accounts, like a club and its teams, and its balance is the sum of them all. Each house account can have a security pass code, and on the PRO and PREMIUM plans a spending limit. Employees have a PIN with permission settings. A payment above the balance becomes a deposit on the account.",
        picture: {
          file: "clover/hat/balances.svg",
          alt: "Prairie Hockey Club: a main account of $420.10 and three sub accounts add up to $1,284.60, 51% of the limit.",
        },
      },
      {
        title: "Invoices, single or in bulk",
        text: "Create an invoice for one account or for many at once, with an invoice number and a purchase order number. Invoices come with the PRO and PREMIUM plans, which can also email them and generate them automatically. The [guide](/guides/house-account-tab) compares the plans line by line.",
        picture: {
          file: "clover/hat/invoices.svg",
          alt: "A list of accounts with four ticked, and four invoices fanned out beside it, the top one numbered 1042.",
        },
      },
      {
        title: "Paid with a stored card",
        text: "A tab can be paid by a credit or debit card that is stored securely. Several sub accounts can be paid at once, and a balance can be paid in full or in part. Storing cards is part of the PRO and PREMIUM plans. It needs the platform's card vault and is available in the USA only.",
        picture: {
          file: "clover/hat/stored-card.svg",
          alt: "A payment of $693.50 for two ticked sub accounts, Juniors and Coaches, with the stored card ending in 4417.",
        },
      },
    ],
  },
};
