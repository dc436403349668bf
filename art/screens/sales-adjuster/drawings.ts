import type { Drawing } from "#art/engine/picture.tsx";
import { salesAdjusterCards } from "./card.tsx";
import { discounts } from "./details/discounts.tsx";
import { rounding } from "./details/rounding.tsx";
import { surcharges } from "./details/surcharges.tsx";
import { taxGroups } from "./details/tax-groups.tsx";
import { salesAdjusterGuide } from "./guide.tsx";
import { salesAdjusterHeroes } from "./hero.tsx";

/** Sales Adjuster: its card, its page and its guide. */
export const salesAdjuster: readonly Drawing[] = [
  ...salesAdjusterCards,
  ...salesAdjusterHeroes,
  taxGroups,
  discounts,
  surcharges,
  rounding,
  ...salesAdjusterGuide,
];
