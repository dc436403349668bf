import type { Mail } from "#content/schema/mail.ts";

export const mail: Mail = {
  notification: {
    subject: "Contact request from {name}",
    suspectedSubject: "Possibly automatic: contact request from {name}",
    intro: "Somebody has written to us through the contact form.",
    received: "Received",
    empty: "Not filled in",
    answer: "If you reply to this email, your answer goes to {name}.",
    captcha: {
      passed: "The robot check was passed.",
      unanswered: "The provider of the robot check did not answer, so nobody was checked.",
      absent: "The form was sent without scripts, so there was no robot check.",
    },
    suspicions: {
      trap: "A field that people do not see was filled in.",
      tooFast: "The form was filled in within two seconds.",
      noCaptcha: "No robot check was done.",
    },
  },
  receipt: {
    subject: "Your request has reached us",
    paragraphs: [
      "Thank you for writing to us. Your request is stored, and one of us will answer you by email.",
      "If you would like to add something, just reply to this email.",
    ],
    mistaken: "Did you not write to us? Then somebody typed your address by mistake, and you can ignore this email.",
    signature: "You Dream, We Code",
  },
};
