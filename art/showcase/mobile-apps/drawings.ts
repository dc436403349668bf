import type { Drawing } from "#art/engine/picture.tsx";
import { caseNotes } from "./case-notes.tsx";
import { chefShoppingList } from "./chef-shopping-list.tsx";
import { dogParkMembership } from "./dog-park-membership.tsx";
import { foreclosedHomeBidding } from "./foreclosed-home-bidding.tsx";
import { gateScanner } from "./gate-scanner.tsx";
import { houseAccountTab } from "./house-account-tab.tsx";
import { intakeOnAPhone } from "./intake-on-a-phone.tsx";
import { lakeClubMembership } from "./lake-club-membership.tsx";
import { localChefBooking } from "./local-chef-booking.tsx";
import { membershipKiosk } from "./membership-kiosk.tsx";
import { parcelRoute } from "./parcel-route.tsx";
import { prescriptionRefill } from "./prescription-refill.tsx";
import { providerApp } from "./provider-app.tsx";
import { shiftSwap } from "./shift-swap.tsx";
import { tableBooking } from "./table-booking.tsx";

/** Apps in a pocket. */
export const mobileApps: readonly Drawing[] = [
  dogParkMembership,
  lakeClubMembership,
  membershipKiosk,
  providerApp,
  localChefBooking,
  chefShoppingList,
  foreclosedHomeBidding,
  houseAccountTab,
  prescriptionRefill,
  caseNotes,
  intakeOnAPhone,
  shiftSwap,
  gateScanner,
  parcelRoute,
  tableBooking,
];
