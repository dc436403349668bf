import type { Drawing } from "#art/engine/picture.tsx";
import { hatCards } from "./card.tsx";
import { balances } from "./details/balances.tsx";
import { counterAndPortal } from "./details/counter-and-portal.tsx";
import { invoices } from "./details/invoices.tsx";
import { storedCard } from "./details/stored-card.tsx";
import { hatGuide } from "./guide.tsx";
import { hatHeroes } from "./hero.tsx";
import { hatPortalGuide } from "./portal-guide.tsx";

/** House Account Tab: its card, its page and its guide. */
export const hat: readonly Drawing[] = [
  ...hatCards,
  ...hatHeroes,
  counterAndPortal,
  balances,
  invoices,
  storedCard,
  ...hatGuide,
  ...hatPortalGuide,
];
