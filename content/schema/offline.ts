import * as v from "valibot";
import { line, pageHead } from "./text.ts";

/** The page that visitors see without a connection, and the offer to save a page for later. */
export const offline = v.strictObject({
  head: pageHead,
  title: line,
  text: line,
  tryAgain: line,
  /** Above the links to the pages that the browser has saved. Hidden if there are none. */
  keptPages: line,
  save: v.strictObject({ label: line, note: line, saving: line, saved: line, failed: line }),
});
export type Offline = v.InferOutput<typeof offline>;
