import type { Drawing } from "#art/engine/picture.tsx";
import { ccgen, hat, registerPlus, salesAdjuster } from "./app-icons.tsx";

/** The icons of the apps. */
export const icons: readonly Drawing[] = [hat, registerPlus, salesAdjuster, ccgen];
