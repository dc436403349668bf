import type { Drawing } from "#art/engine/picture.tsx";
import { aiSolutions } from "./ai-solutions/drawings.ts";
import { integrations } from "./integrations/drawings.ts";
import { mobileApps } from "./mobile-apps/drawings.ts";
import { uxUiDesigns } from "./ux-ui-designs/drawings.ts";
import { webPortals } from "./web-portals/drawings.ts";

/** The showcase of every service. */
export const showcase: readonly Drawing[] = [
  ...integrations,
  ...mobileApps,
  ...webPortals,
  ...uxUiDesigns,
  ...aiSolutions,
];
