import type { Guide } from "#content/schema/guides.ts";
import { site } from "../site.ts";
import { sections } from "./register-plus/sections.ts";
import { videos } from "./register-plus/videos.ts";

/** How to work at the register: the guide of Register Plus. */
export const registerPlus: Guide = {
  slug: "register-plus",
  head: {
    title: `Register Plus guide · ${site.name}`,
    description:
      "How to sign in to Register Plus, pre-authorize a card, add orders to tabs, void a pre-auth, discount an order and take payment.",
  },
  title: "Register Plus guide",
  app: "Register Plus",
  lead: "Register Plus pre-authorizes a customer's card and keeps the order on a tab until they pay. This guide follows an order from sign-in to payment.",
  card: {
    text: "Pre-authorize cards, add orders to tabs, change items, apply discounts and take payment.",
    picture: {
      file: "guides/register-plus/card.svg",
      alt: "A register with six bakery items on the left and Order 118 for $18.25 on the right.",
    },
  },
  appPage: "/clover/register-plus",
  videosIn: "sections",
  videos,
  videosMade: "2026-11-20",
  sections,
};
