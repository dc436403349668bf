import * as v from "valibot";
import { hint, line, pageHead } from "./text.ts";

/** The page that visitors see without a connection, and the offer to save a page for later. */
export const offline = v.strictObject({
  head: pageHead,
  title: line,
  text: line,
  tryAgain: line,
  storedPages: hint(line, "Above the links to the pages that the browser has saved. Hidden if there are none."),
  save: v.strictObject({ label: line, note: line, saving: line, saved: line, failed: line }),
});
