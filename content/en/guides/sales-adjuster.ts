import type { Guide } from "#content/schema/guides.ts";
import { site } from "../site.ts";
import { sections } from "./sales-adjuster/sections.ts";
import { videos } from "./sales-adjuster/videos.ts";

/** How to set taxes, discounts, surcharges and rounding: the guide of Sales Adjuster. */
export const salesAdjuster: Guide = {
  slug: "sales-adjuster",
  head: {
    title: `Sales Adjuster guide · ${site.name}`,
    description:
      "How to create, edit and apply discounts, add surcharges, set taxes for your county and round totals with Sales Adjuster.",
  },
  title: "Sales Adjuster guide",
  app: "Sales Adjuster",
  lead: "Sales Adjuster changes what an order comes to: discounts, surcharges, sales taxes and rounding. You set each one up once and apply it at the register with a click or two.",
  card: {
    text: "Create and apply discounts, surcharges, sales taxes by county, and rounding.",
    picture: {
      file: "guides/sales-adjuster/card.svg",
      alt: "A phone with the Taxes tab of Sales Adjuster: Cook County, default 10.25%, and three tax items.",
    },
  },
  appPage: "/clover/sales-adjuster",
  videosIn: "sections",
  videos,
  videosMade: "2026-11-20",
  sections,
};
