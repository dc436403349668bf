import * as v from "valibot";
import { hint, line } from "./text.ts";

/** What the cookie bar adds when a visitor opens it again from the footer. */
export const cookieSettings = v.strictObject({
  saidYes: line,
  saidNo: line,
  privacyControl: hint(line, "Replaces the question if Global Privacy Control has answered it."),
});
export type CookieSettingsContent = v.InferOutput<typeof cookieSettings>;
