import type { Clover } from "#content/schema/clover.ts";
import { ccgen } from "./clover/ccgen.ts";
import { hat } from "./clover/hat.ts";
import { registerPlus } from "./clover/register-plus.ts";
import { salesAdjuster } from "./clover/sales-adjuster.ts";
import { site } from "./site.ts";

export const clover: Clover = {
  overview: {
    head: {
      title: `Clover apps for the register · ${site.name}`,
      description:
        "House Account Tab, Sales Adjuster and Register Plus: three add-on apps for the point of sale, with their guides.",
    },
    title: "Clover Apps",
    lead: "Three add-ons for the point of sale: tabs for the regulars, cards held before they are charged, and the arithmetic of taxes and discounts.",
    learnMore: "Learn more",
    guides: "Read the guides",
  },
  labels: {
    otherApps: "Other apps",
    seeDetails: "See details",
    features: "Features",
    manual: "Web Portal User Manual",
    manualFailed: "The manual could not be downloaded. Check your connection and try again.",
    guide: "Read the guide",
    others: "See our other clover apps",
    learnMore: "Learn more",
    note: "Is there something your point of sale should do but doesn't do yet? Write to {email} and tell us about it.",
  },
  apps: [hat, salesAdjuster, registerPlus, ccgen],
};
