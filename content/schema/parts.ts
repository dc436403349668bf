import * as v from "valibot";
import { type PartName, parts } from "#contract/parts.ts";

/** Which parts of the site are on. One that is not named is on. */
export const switches = v.strictObject(
  v.entriesFromList(
    Object.keys(parts) as PartName[],
    v.optional(v.picklist(["on", "off"], "must be on or off, without quotation marks")),
  ),
);
