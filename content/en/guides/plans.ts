import type { Guide, Plan } from "#content/schema/guides.ts";

const tiers = ["LITE", "PRO", "PREMIUM"] as const;
type Tier = (typeof tiers)[number];

interface Row {
  name: string;
  /** The smallest plan that includes it. */
  from: Tier;
  available?: "coming soon";
}

const rows: Row[] = [
  { name: "Limited and unlimited balances", from: "LITE" },
  { name: "Main and sub accounts", from: "LITE" },
  { name: "Manual balance adjustment", from: "LITE" },
  { name: "Add tab from portal", from: "LITE" },
  { name: "Delete and undelete transactions", from: "LITE" },
  { name: "Edit transactions", from: "LITE" },
  { name: "Full reporting", from: "LITE" },
  { name: "Partial balance payment", from: "LITE" },
  { name: "Tips on house account", from: "LITE" },
  { name: "Transaction history", from: "LITE" },
  { name: "Bulk payment / zero out balances", from: "LITE" },
  { name: "Recover deleted transaction", from: "PRO" },
  { name: "Spending limit", from: "PRO" },
  { name: "Store card info", from: "PRO" },
  { name: "Single and bulk invoice generation", from: "PRO" },
  { name: "Email invoices", from: "PRO" },
  { name: "Email templates", from: "PRO" },
  { name: "Email logs", from: "PRO" },
  { name: "Automatic invoice generation", from: "PRO" },
  { name: "Payment terms", from: "PRO" },
  { name: "Bulk account upload and update", from: "PRO" },
  { name: "Employee PIN configuration and permission settings", from: "PRO" },
  { name: "Secure API access to data", from: "PREMIUM" },
  { name: "Aging reports", from: "PREMIUM" },
  { name: "An accounting-software integration", from: "PREMIUM", available: "coming soon" },
];

/** What each subscription plan of House Account Tab costs and includes. */
export const plans: Guide["plans"] = {
  title: "Subscription Plans",
  lead: "PRO includes everything in LITE. PREMIUM includes everything in LITE and PRO.",
  perMonth: "per month",
  mostPopular: "Most Popular",
  comingSoon: "Coming soon",
  included: "Included",
  notIncluded: "Not included",
  featureColumn: "Feature",
  plans: [
    { name: "LITE", price: "$9.99", mostPopular: false, features: featuresOf("LITE") },
    { name: "PRO", price: "$39.95", mostPopular: true, features: featuresOf("PRO") },
    { name: "PREMIUM", price: "$79.95", mostPopular: false, features: featuresOf("PREMIUM") },
  ],
};

function featuresOf(tier: Tier): Plan["features"] {
  return rows.map(({ name, from, available }) => ({
    name,
    available: available ?? true,
    included: tiers.indexOf(from) <= tiers.indexOf(tier),
  }));
}
