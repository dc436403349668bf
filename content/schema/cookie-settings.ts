import * as v from "valibot";
import { line } from "./text.ts";

/** What the cookie bar says beside its question when the footer has brought it back. */
export const cookieSettings = v.strictObject({
  saidYes: line,
  saidNo: line,
  /** In place of the question, where Global Privacy Control has answered it. */
  privacyControl: line,
});
export type CookieSettings = v.InferOutput<typeof cookieSettings>;
