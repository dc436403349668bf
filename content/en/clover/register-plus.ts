import type { CloverApp } from "#content/schema/clover.ts";
import { site } from "../site.ts";

export const registerPlus: CloverApp = {
  slug: "register-plus",
  head: {
    title: `Register Plus: pre-auth and tabs · ${site.name}`,
    description:
      "A register add-on that pre-authorizes credit cards, adds orders to tabs and shows items with pictures, in categories.",
  },
  title: "Register Plus",
  lead: "A register add-on that pre-authorizes cards and adds orders to tabs.",
  picture: {
    file: "clover/register-plus/hero.svg",
    alt: "A register with bakery items as pictures, three of them chosen, and order 118 with a total of $18.25.",
  },
  features: [
    "Pre-authorize credit cards",
    "Change default pre-authorization limits",
    "Item categories",
    "One product in several categories",
    "Pictures for items",
    "Select items and edit quantities",
    "Discounts per item or whole order",
    "Add to tab",
    "Pay with different cards than the pre-authorized ones",
  ],
  card: {
    backgroundImage: {
      file: "cards/register-plus.svg",
      alt: "A register with six bakery items as pictures, three of them chosen, and order 118 at $18.25 beside them.",
    },
    title: "Register Plus",
    subtitle: "Pre-authorize the card, pick the items, add them to the tab.",
    href: "/clover/register-plus",
  },
  guide: "/guides/register-plus",
  manual: { file: "register-plus.pdf", savedAs: "register-plus" },
  contactNote: true,
  details: {
    title: "How Register Plus works",
    sections: [
      {
        title: "Hold the card first",
        text: "Pre-authorize a credit card before the order is paid. The default value is set in the settings portal. When an order's total exceeds it, the whole total is pre-authorized. A pre-authorization can be voided from the order's detailed transaction.",
        picture: {
          file: "clover/register-plus/pre-auth.svg",
          alt: "A card in a reader and a dialog that says $50.00 is held on the card ending in 4417, with a Void link below.",
        },
      },
      {
        title: "Items where you look for them",
        text: "Sort items into categories and give each a picture. One product can be in several categories: the sesame ring under Bakery and under Lunch.",
        picture: {
          file: "clover/register-plus/categories.svg",
          alt: "Two category tabs, Bakery and Lunch, with the picture of the same sesame ring under each of them.",
        },
      },
      {
        title: "A discount for one item or for all",
        text: "Select the items, edit their quantities, and give a discount on a single item or on the whole order.",
        picture: {
          file: "clover/register-plus/discounts.svg",
          alt: "Order 118 with three items, a discount of 10% on the country loaf, a field for the whole order, the tax, and a total of $18.25.",
        },
      },
      {
        title: "To the tab, or paid with another card",
        text: "Add the order to a tab, or take the payment. The customer may pay with a different card than the one you pre-authorized.",
        picture: {
          file: "clover/register-plus/pay.svg",
          alt: "Two ways from a total of $18.25: the button Add to tab, and a payment with a card that is not the held one.",
        },
      },
    ],
  },
};
