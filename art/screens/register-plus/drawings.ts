import type { Drawing } from "#art/engine/picture.tsx";
import { registerPlusCards } from "./card.tsx";
import { categories } from "./details/categories.tsx";
import { discounts } from "./details/discounts.tsx";
import { pay } from "./details/pay.tsx";
import { preAuth } from "./details/pre-auth.tsx";
import { registerPlusGuide } from "./guide.tsx";
import { registerPlusHeroes } from "./hero.tsx";

/** Register Plus: its card, its page and its guide. */
export const registerPlus: readonly Drawing[] = [
  ...registerPlusCards,
  ...registerPlusHeroes,
  preAuth,
  categories,
  discounts,
  pay,
  ...registerPlusGuide,
];
