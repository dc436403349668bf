import * as v from "valibot";
import { hint, line, lineWith } from "./text.ts";

const lineWithName = lineWith("name");

/** The words of the mails that a contact request sets off. What a visitor wrote is put in by the server. */
export const mail = v.strictObject({
  notification: v.strictObject({
    subject: lineWithName,
    suspectedSubject: hint(lineWithName, "For requests that look automated."),
    intro: line,
    received: line,
    empty: line,
    desk: hint(line, "Before the link that opens the request at the desk, for staff."),
    answer: lineWithName,
    captcha: v.strictObject({ passed: line, unanswered: line, absent: line }),
    suspicions: v.strictObject({ trap: line, tooFast: line, noCaptcha: line }),
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
    text: hint(line, "Before the purposes of the request."),
    suspected: hint(line, "The same for requests that look automated."),
    mailOff: hint(line, "Added while no mail server is set."),
  }),
});
export type Mail = v.InferOutput<typeof mail>;
