import type { Guide } from "#content/schema/guides.ts";
import { site } from "../site.ts";
import { faq } from "./faq.ts";
import { sections } from "./house-account-tab/sections.ts";
import { videos } from "./house-account-tab/videos.ts";
import { plans } from "./plans.ts";

/** How to sell on customer tabs: the guide of House Account Tab. */
export const houseAccountTab: Guide = {
  slug: "house-account-tab",
  head: {
    title: `House Account Tab guide · ${site.name}`,
    description:
      "How to open house accounts, add purchases to tabs, take payments, send invoices and read reports in House Account Tab.",
  },
  title: "House Account Tab guide",
  app: "House Account Tab",
  lead: "House Account Tab (HAT) lets your regulars buy now and pay later. This guide covers the app at your counter and the web portal in your office.",
  card: {
    text: "Open accounts, add purchases to tabs, take payments, send invoices and read reports.",
    picture: {
      file: "guides/house-account-tab/card.svg",
      alt: "A tablet with the House accounts list; Prairie Hockey Club is chosen and owes $1,284.60.",
    },
  },
  appPage: "/clover/hat",
  videosIn: "tutorials",
  tutorialsTitle: "Tutorial videos",
  videos,
  videosMade: "2026-11-20",
  sectionsTitle: "Step by step",
  sections,
  plans,
  faq,
};
