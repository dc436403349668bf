import type * as v from "valibot";

/** What is wrong with a value, in words for an editor. A schema's own message comes first. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { type, expected, received, requirement, input, message } = issue;
  if (!message.startsWith("Invalid ")) return message;
  const unit = Array.isArray(input) ? "entries" : "characters";
  const choices = expected?.replace(/^\(|\)$/g, "").replaceAll(" | ", ", ");
  switch (type) {
    case "strict_object":
      if (received === "undefined") return "is missing";
      return expected === "never" ? "is not a field that the site knows" : "must be a group of fields";
    case "strict_tuple":
      return expected === "never" ? "is one entry too many" : "must be a list, with all of its entries";
    case "string":
      return "must be text";
    case "array":
      return "must be a list";
    case "number":
      return "must be a number";
    case "boolean":
      return "must be true or false";
    case "picklist":
    case "union":
      return `must be one of ${choices}`;
    case "length":
      return `must have exactly ${requirement} ${unit}`;
    case "min_length":
      return requirement === 1 ? "must not be empty" : `must have at least ${requirement} ${unit}`;
    case "min_value":
      return `must be ${requirement} or more`;
    case "integer":
      return "must be a whole number";
    case "email":
      return "must be an email address";
    default:
      return message;
  }
}

/** How long a text of the wrong length is. `marked` is the text as it stands in the file, if the site filled in its markers. */
export function describeLength({ type, input, message }: v.BaseIssue<unknown>, marked?: string): string {
  if (typeof input !== "string" || !/^(min|max)_length$/.test(type) || !message.endsWith("characters")) return "";
  const markers = new Set(marked?.match(/\{company\.[^}]*\}/g));
  if (markers.size === 0) return `: it has ${input.length}`;
  return `: it has ${input.length} characters with ${[...markers].join(" and ")} filled in: ${input}`;
}
