import type { Drawing } from "#art/engine/picture.tsx";
import { ccgen } from "./ccgen/drawings.ts";
import { hat } from "./hat/drawings.ts";
import { registerPlus } from "./register-plus/drawings.ts";
import { salesAdjuster } from "./sales-adjuster/drawings.ts";
import { tytokenHeroes } from "./tytoken/hero.tsx";

/** The product screens: cards, heroes, details and the guides' screenshots. */
export const screens: readonly Drawing[] = [...hat, ...salesAdjuster, ...registerPlus, ...ccgen, ...tytokenHeroes];
