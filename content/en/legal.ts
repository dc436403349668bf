import type { Legal } from "#content/schema/legal.ts";
import { accessibility } from "./legal/accessibility.ts";
import { eu } from "./legal/eu.ts";
import { terms } from "./legal/terms.ts";
import { us } from "./legal/us.ts";

export const legal: Legal = {
  labels: {
    effective: "Effective",
    lastUpdated: "Last updated",
    bothDates: "Last updated and effective",
    contents: "On this page",
    switcher: "Privacy documents",
  },
  us,
  eu,
  terms,
  accessibility,
};
