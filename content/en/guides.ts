import type { Guides } from "#content/schema/guides.ts";
import { houseAccountTab } from "./guides/house-account-tab.ts";
import { labels, overview } from "./guides/overview.ts";
import { registerPlus } from "./guides/register-plus.ts";
import { salesAdjuster } from "./guides/sales-adjuster.ts";

/** The help guides and the page that lists them. */
export const guides: Guides = {
  overview,
  labels,
  guides: [houseAccountTab, registerPlus, salesAdjuster],
};
