import type { Drawing } from "#art/engine/picture.tsx";
import { aiSolutions } from "./ai-solutions.tsx";
import { integrations } from "./integrations.tsx";
import { mobileApps } from "./mobile-apps.tsx";
import { uxUiDesigns } from "./ux-ui-designs.tsx";
import { webPortals } from "./web-portals.tsx";

/** What each service is, on its card. */
export const services: readonly Drawing[] = [integrations, mobileApps, webPortals, uxUiDesigns, aiSolutions];
