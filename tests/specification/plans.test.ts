import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";

const lite = [
  "Limited and unlimited balances",
  "Main and sub accounts",
  "Manual balance adjustment",
  "Add tab from portal",
  "Delete and undelete transactions",
  "Edit transactions",
  "Full reporting",
  "Partial balance payment",
  "Tips on house account",
  "Transaction history",
  "Bulk payment / zero out balances",
];
const pro = [
  "Recover deleted transaction",
  "Spending limit",
  "Store card info",
  "Single and bulk invoice generation",
  "Email invoices",
  "Email templates",
  "Email logs",
  "Automatic invoice generation",
  "Payment terms",
  "Bulk account upload and update",
  "Employee PIN configuration and permission settings",
];
const premium = ["Secure API access to data", "Aging reports"];

test("the plans cost and include what the specification says", () => {
  const plans = contentIn("en").guides.guides.find(({ slug }) => slug === "house-account-tab")?.plans?.plans ?? [];
  const offered = plans.map(({ name, price, mostPopular, features }) => [
    mostPopular ? `${name}, the most popular` : name,
    price,
    features.filter(({ included, available }) => included && available === true).map((feature) => feature.name),
  ]);
  expect(offered).toEqual([
    ["LITE", "$9.99", lite],
    ["PRO, the most popular", "$39.95", [...lite, ...pro]],
    ["PREMIUM", "$79.95", [...lite, ...pro, ...premium]],
  ]);
  const comingSoon = plans.map(({ features }) => features.filter(({ available }) => available !== true));
  expect(comingSoon.map((features) => features.filter(({ included }) => included).map(({ name }) => name))).toEqual([
    [],
    [],
    ["An accounting-software integration"],
  ]);
});
