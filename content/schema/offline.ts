import * as v from "valibot";
import { line, pageHead } from "./text.ts";

/** What stands where there is no connection, and the offer to save a page for that time. */
export const offline = v.strictObject({
  head: pageHead,
  title: line,
  text: line,
  tryAgain: line,
  /** Above the links to pages that the browser has kept; not shown where there are none. */
  keptPages: line,
  save: v.strictObject({ label: line, note: line, saving: line, saved: line, failed: line }),
});
export type Offline = v.InferOutput<typeof offline>;
