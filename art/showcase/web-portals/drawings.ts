import type { Drawing } from "#art/engine/picture.tsx";
import { auctionConsole } from "./auction-console.tsx";
import { caseBoard } from "./case-board.tsx";
import { chefBookingsAdmin } from "./chef-bookings-admin.tsx";
import { contractSigning } from "./contract-signing.tsx";
import { courierControlRoom } from "./courier-control-room.tsx";
import { houseAccountPortal } from "./house-account-portal.tsx";
import { intakeDashboard } from "./intake-dashboard.tsx";
import { kioskManager } from "./kiosk-manager.tsx";
import { membershipPortal } from "./membership-portal.tsx";
import { menuPlanner } from "./menu-planner.tsx";
import { pharmacyBackOffice } from "./pharmacy-back-office.tsx";
import { providerRoster } from "./provider-roster.tsx";
import { reportBuilder } from "./report-builder.tsx";
import { residentRequests } from "./resident-requests.tsx";
import { tyToken } from "./ty-token.tsx";
import { vaccinationRecords } from "./vaccination-records.tsx";
import { yardPlanner } from "./yard-planner.tsx";

/** Pages on which a business is run. */
export const webPortals: readonly Drawing[] = [
  tyToken,
  membershipPortal,
  houseAccountPortal,
  auctionConsole,
  chefBookingsAdmin,
  caseBoard,
  intakeDashboard,
  providerRoster,
  pharmacyBackOffice,
  kioskManager,
  residentRequests,
  vaccinationRecords,
  courierControlRoom,
  yardPlanner,
  menuPlanner,
  contractSigning,
  reportBuilder,
];
