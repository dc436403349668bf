import type { Drawing } from "#art/engine/picture.tsx";
import { calendarManagement } from "./calendar-management.tsx";
import { caseManager } from "./case-manager.tsx";
import { flymail } from "./flymail.tsx";
import { houseAccountTab } from "./house-account-tab.tsx";
import { intakeManager } from "./intake-manager.tsx";
import { pharmacy } from "./pharmacy.tsx";
import { registerPlus } from "./register-plus.tsx";
import { salesAdjuster } from "./sales-adjuster.tsx";

/** Systems that were joined. */
export const integrations: readonly Drawing[] = [
  caseManager,
  calendarManagement,
  intakeManager,
  houseAccountTab,
  registerPlus,
  salesAdjuster,
  flymail,
  pharmacy,
];
