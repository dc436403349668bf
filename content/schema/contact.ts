import * as v from "valibot";
import { choiceCode, contactFields, fieldNames } from "#contract/contact.ts";
import { hint, href, keyedBy, line, lineWith, pageHead, someOf } from "./text.ts";

const purpose = v.strictObject({
  label: line,
  value: hint(
    v.pipe(v.string(), v.regex(choiceCode, "must be letters, digits and hyphens, like mobileApp")),
    "Its code, as it is stored with requests. Change the label, never the code.",
  ),
});

/** The contact dialog, and what it says after a request was sent. */
export const contact = v.strictObject({
  title: line,
  close: line,
  otherWays: hint(
    lineWith("email", "phone"),
    "Instead of the form: the email address and the phone number of an office. Its hours and a period follow.",
  ),
  optional: hint(line, "Beside the fields that may stay empty."),
  fields: v.strictObject(v.entriesFromList(fieldNames, line)),
  purposes: v.optional(
    hint(
      v.pipe(keyedBy("value", v.array(purpose)), v.maxLength(contactFields.purpose.maxChoices)),
      "What a request can be about. Without any, the form does not ask. Requests of before keep a code that is gone.",
    ),
    [],
  ),
  captcha: v.strictObject({ label: line, working: line, done: line, failed: line, expired: line }),
  send: line,
  sending: line,
  messages: v.strictObject({
    invalidEmail: line,
    longEnding: hint(
      lineWith("email"),
      "Offers the email address to visitors whose own address ends in more than four letters.",
    ),
    captchaMissing: line,
    required: line,
    tooLong: line,
    invalid: line,
    success: line,
    failure: lineWith("email"),
    tooMany: lineWith("email"),
  }),
  next: v.strictObject({
    title: line,
    steps: hint(
      someOf(line),
      "What happens to a request: who reads it, when they answer, what the first conversation is about.",
    ),
  }),
  privacy: hint(v.strictObject({ label: line, href }), "The link below the form."),
  restore: v.strictObject({
    text: line,
    unsent: hint(line, "If the form was closed before the request was stored."),
    earlier: hint(line, "In the open form, above its fields."),
    button: line,
  }),
  noScriptPage: v.strictObject({ head: pageHead, title: line, text: line, back: line, works: line, errors: line }),
});
export type ContactContent = v.InferOutput<typeof contact>;
