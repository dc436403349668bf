import type { Drawing } from "#art/engine/picture.tsx";
import { calendarManagement } from "./calendar-management.tsx";
import { caseManager } from "./case-manager.tsx";
import { flymail } from "./flymail.tsx";
import { hat } from "./hat.tsx";
import { intakeManager } from "./intake-manager.tsx";
import { membershipDogPark } from "./membership-dog-park.tsx";
import { membershipKiosk } from "./membership-kiosk.tsx";
import { membershipLakeClub } from "./membership-lake-club.tsx";
import { pharmacy } from "./pharmacy.tsx";
import { pointOfSaleBadge } from "./point-of-sale-badge.tsx";
import { providerMobileApp } from "./provider-mobile-app.tsx";
import { registerPlus } from "./register-plus.tsx";

/** Some of the recent client works, and the badge of those that run on a point of sale. */
export const works: readonly Drawing[] = [
  membershipDogPark,
  membershipKiosk,
  calendarManagement,
  hat,
  providerMobileApp,
  caseManager,
  registerPlus,
  membershipLakeClub,
  intakeManager,
  flymail,
  pharmacy,
  pointOfSaleBadge,
];
