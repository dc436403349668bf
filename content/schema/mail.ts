import * as v from "valibot";
import { codeName, hint, keyedBy, line, lineWith, sameInEveryLanguage, someOf } from "./text.ts";

// The staff reads English, so these stay English.
const staffLine = sameInEveryLanguage(line);
const staffLineWithName = sameInEveryLanguage(lineWith("name"));

/** The emails and messages that a contact request sets off. What a visitor wrote is put in by the server. */
export const mail = v.strictObject({
  notification: v.strictObject({
    subject: hint(
      sameInEveryLanguage(lineWith("topic", "name")),
      "The topic is the purposes and the visitor's subject. It comes first, to tell many of these emails apart.",
    ),
    suspectedSubject: hint(sameInEveryLanguage(lineWith("topic", "name")), "For requests that look automated."),
    noTopic: hint(staffLine, "In place of the topic, for requests without purposes and subject."),
    intro: staffLine,
    language: hint(staffLine, "Said before the language of the form."),
    received: staffLine,
    empty: staffLine,
    desk: hint(staffLine, "Before the link that opens the request at the desk, for staff."),
    reply: staffLineWithName,
    captcha: v.strictObject({ passed: staffLine, unanswered: staffLine, absent: staffLine }),
    suspicions: v.strictObject({ trap: staffLine, tooFast: staffLine }),
  }),
  /** To a colleague who is to take care of a request. */
  assignment: v.strictObject({
    subject: sameInEveryLanguage(lineWith("sender", "topic", "name")),
    intro: sameInEveryLanguage(lineWith("sender")),
    severalSubject: hint(
      sameInEveryLanguage(lineWith("sender", "count")),
      "For several that one person assigned at once: they come in one email.",
    ),
    severalIntro: hint(sameInEveryLanguage(lineWith("sender")), "Before the list of them."),
  }),
  /** To everyone on the staff who has requests that wait too long. */
  reminder: v.strictObject({
    subject: hint(
      sameInEveryLanguage(lineWith("topic", "name")),
      "The topic and name are those of the oldest request.",
    ),
    intro: staffLine,
    since: hint(staffLine, "Before the time when a request was received."),
    unassigned: hint(staffLine, "For a request that nobody takes care of."),
    all: hint(staffLine, "Before the link to all of them at the desk."),
  }),
  /** Goes to an unverified address, so it repeats nothing that was typed into the form. */
  receipt: v.strictObject({
    subject: line,
    paragraphs: someOf(line),
    mistaken: line,
    signature: line,
  }),
  /** What staff begin a reply with at the desk. It opens in their email program, where they change it and send it. */
  replies: v.strictObject({
    subject: sameInEveryLanguage(lineWith("subject")),
    noSubject: hint(line, "In place of the subject, for requests without one."),
    quote: hint(lineWith("name"), "Before the visitor's message."),
    templates: v.optional(
      keyedBy(
        "id",
        v.array(
          v.strictObject({
            id: codeName,
            label: hint(staffLine, "What staff choose it by."),
            paragraphs: hint(someOf(v.union([line, lineWith("name")])), "{name} is the visitor's."),
          }),
        ),
      ),
      [],
    ),
  }),
  /** The message to a Slack channel. It names the purposes, and nothing that a visitor wrote. */
  slack: v.strictObject({
    text: hint(staffLine, "Before the purposes of the request."),
    suspected: hint(staffLine, "The same for requests that look automated."),
    mailOff: hint(staffLine, "Added while no mail server is set."),
  }),
});
