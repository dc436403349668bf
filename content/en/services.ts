import type { Services } from "#content/schema/services.ts";
import { aiSolutions } from "./services/ai-solutions.ts";
import { integrations } from "./services/integrations.ts";
import { mobileApps } from "./services/mobile-apps.ts";
import { uxUiDesigns } from "./services/ux-ui-designs.ts";
import { webPortals } from "./services/web-portals.ts";

export const services: Services = {
  chipsLabel: "Kinds of service",
  carouselLabel: "Works of this kind",
  seeProject: "See the project",
  categories: [integrations, mobileApps, webPortals, uxUiDesigns, aiSolutions],
};
