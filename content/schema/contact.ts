import * as v from "valibot";
import { fieldNames } from "#contract/contact.ts";
import { codeName, hint, href, keyedBy, line, lineWith, pageHead, someOf } from "./text.ts";

/** The contact dialog, and what it says after a request was sent. */
export const contact = v.strictObject({
  title: line,
  close: line,
  orWrite: hint(line, "Said before the email address."),
  orCall: hint(line, "Said between the email address and the phone number of the US office."),
  required: line,
  fields: v.strictObject(v.entriesFromList(fieldNames, line)),
  purposes: v.pipe(keyedBy("value", v.array(v.strictObject({ label: line, value: codeName }))), v.length(6)),
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
