import * as v from "valibot";
import { hint, line, lineWith, sameInEveryLanguage } from "./text.ts";

// The staff reads English, so these stay English.
const staffLine = sameInEveryLanguage(line);
const staffLineWithName = sameInEveryLanguage(lineWith("name"));

/** The words of the mails that a contact request sets off. What a visitor wrote is put in by the server. */
export const mail = v.strictObject({
  notification: v.strictObject({
    subject: staffLineWithName,
    suspectedSubject: hint(staffLineWithName, "For requests that look automated."),
    intro: staffLine,
    language: hint(staffLine, "Said before the language of the form."),
    received: staffLine,
    empty: staffLine,
    desk: hint(staffLine, "Before the link that opens the request at the desk, for staff."),
    answer: staffLineWithName,
    captcha: v.strictObject({ passed: staffLine, unanswered: staffLine, absent: staffLine }),
    suspicions: v.strictObject({ trap: staffLine, tooFast: staffLine, noCaptcha: staffLine }),
  }),
  /** Goes to an unverified address, so it repeats nothing that was typed into the form. */
  receipt: v.strictObject({
    subject: line,
    paragraphs: v.pipe(v.array(line), v.minLength(1)),
    mistaken: line,
    signature: line,
  }),
  /** The message to a Slack channel. It names the purposes, and nothing that a visitor wrote. */
  slack: v.strictObject({
    text: hint(staffLine, "Before the purposes of the request."),
    suspected: hint(staffLine, "The same for requests that look automated."),
    mailOff: hint(staffLine, "Added while no mail server is set."),
  }),
});
export type Mail = v.InferOutput<typeof mail>;
