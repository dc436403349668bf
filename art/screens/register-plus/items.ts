import type { ItemPicture } from "./item-paths.ts";

export interface Item {
  readonly name: string;
  readonly price: string;
  readonly picture: ItemPicture;
}

/** The nine items under Bakery. */
export const bakery: readonly Item[] = [
  { name: "Sesame ring", price: "2.75", picture: "ring" },
  { name: "Country loaf", price: "6.50", picture: "loaf" },
  { name: "Muffin", price: "3.40", picture: "muffin" },
  { name: "Croissant", price: "3.10", picture: "croissant" },
  { name: "Spinach pie", price: "5.20", picture: "pie" },
  { name: "Baguette", price: "4.20", picture: "baguette" },
  { name: "Cheese roll", price: "3.80", picture: "roll" },
  { name: "Apple tart", price: "4.60", picture: "tart" },
  { name: "Gift box", price: "18.00", picture: "gift" },
];

/** What was chosen for Order 118, and how often. */
export const chosen: Readonly<Record<string, number>> = { "Sesame ring": 2, "Spinach pie": 1, "Country loaf": 1 };

export interface OrderLine {
  readonly quantity: number;
  readonly name: string;
  readonly amount: string;
}

/** Order 118: 17.20, less 0.65 is 16.55, with 10.25% tax 18.25. */
export const order118: readonly OrderLine[] = [
  { quantity: 2, name: "Sesame ring", amount: "5.50" },
  { quantity: 1, name: "Spinach pie", amount: "5.20" },
  { quantity: 1, name: "Country loaf", amount: "6.50" },
];

/** Order 124: 54.00, with 10.25% tax 59.54. */
export const order124: readonly OrderLine[] = [{ quantity: 3, name: "Gift box", amount: "54.00" }];
