import type { Drawing } from "#art/engine/picture.tsx";
import { ccgen } from "./ccgen.tsx";
import { dogParkMembership } from "./dog-park-membership.tsx";
import { foreclosedHomeAuctions } from "./foreclosed-home-auctions.tsx";
import { membershipKiosk } from "./membership-kiosk.tsx";
import { pharmacyIntegration } from "./pharmacy-integration.tsx";

/** The steps of the case studies. */
export const worksSteps: readonly Drawing[] = [
  ...dogParkMembership,
  ...pharmacyIntegration,
  ...foreclosedHomeAuctions,
  ...membershipKiosk,
  ...ccgen,
];
