import type { Drawing } from "#art/engine/picture.tsx";
import { chefBooking } from "./chef-booking.tsx";
import { dogParkIcons } from "./dog-park-icons.tsx";
import { kioskUsability } from "./kiosk-usability.tsx";

/** Screens before they were built. */
export const uxUiDesigns: readonly Drawing[] = [chefBooking, dogParkIcons, kioskUsability];
