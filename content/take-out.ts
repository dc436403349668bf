import { isOnAddress, isOnContent } from "#contract/parts.ts";
import { withoutLinks } from "./marks.ts";
import { removeItem } from "./origins.ts";
import { fieldSchema, isOptional, type Schema } from "./schema/inspect.ts";

/**
 * Takes out what leads to a part of the site that is off, and what belongs to it. A link in a sentence becomes its words. An
 * optional address goes; without one that is needed, so does the item of a list or the optional group that it stands in.
 */
export function takeOutParts(file: string, value: Record<string, unknown>, schema: Schema): void {
  for (const field of Object.keys(value)) if (!isOnContent(`${file}.${field}`)) delete value[field];
  takeOut(value, schema);
}

/** Returns true if the value cannot be without an address that it has lost. */
function takeOut(value: unknown, schema: Schema): boolean {
  if (typeof value !== "object" || value === null) return typeof value === "string" && isAddressOff(value);
  let isLost = false;
  for (const [key, inner] of Object.entries(value).reverse()) {
    if (typeof inner === "string") Reflect.set(value, key, withoutLinks(inner, isAddressOff));
    if (!takeOut(inner, fieldSchema(schema, key))) continue;
    if (Array.isArray(value)) removeItem(value, Number(key));
    else if (isOptional(schema, key)) Reflect.deleteProperty(value, key);
    else isLost = true;
  }
  return isLost;
}

function isAddressOff(text: string): boolean {
  return /^\/\S*$/.test(text) && !isOnAddress(text);
}
