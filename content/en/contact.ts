import type { Contact } from "#content/schema/contact.ts";
import { site } from "./site.ts";

export const contact: Contact = {
  title: "Let's start a conversation",
  close: "Close",
  orWrite: "Or write to us:",
  required: "required",
  fields: {
    name: "Name & Company",
    email: "Email",
    phone: "Phone",
    subject: "Subject",
    purpose: "Purpose",
    body: "Tell us more about your project",
  },
  purposes: [
    { label: "Web Development", value: "web" },
    { label: "Mobile App", value: "mobileApp" },
    { label: "UX/UI Design", value: "uxUi" },
    { label: "Branding", value: "branding" },
    { label: "AI", value: "artificialIntelligence" },
    { label: "Other", value: "other" },
  ],
  captcha: {
    label: "I'm not a robot",
    working: "Checking …",
    done: "Checked: you are not a robot.",
    failed: "The check did not finish. Tick the box again.",
    expired: "The check has expired. Tick the box again.",
  },
  send: "Send",
  sending: "Sending …",
  messages: {
    invalidEmail: "Please enter a valid email address!",
    longEnding: "Does your address end in more than four letters? Write to {email} instead.",
    captchaMissing: "Please submit recaptcha!",
    required: "This field is required.",
    tooLong: "This is longer than the form accepts.",
    invalid: "This field contains something that the form does not accept.",
    success: "Your request was completed successfully!",
    failure: "Your request did not reach us. Everything you typed is still here: try again, or write to {email}.",
    tooMany: "Too many requests came from your network. Wait a few minutes and try again, or write to {email}.",
  },
  restore: {
    text: "The form is empty again.",
    unsent: "Your request was not sent.",
    earlier: "What you wrote before is still here.",
    button: "Restore draft",
  },
  plainPage: {
    head: {
      title: `Your request is with us · ${site.name}`,
      description: "Your request was stored. One of us will read it and answer you by email.",
    },
    title: "Your request was completed successfully!",
    text: "Thank you. We have your message, and one of us will reply by email.",
    back: "Back to the home page",
    works: "See our work",
    problems: "Your request was not sent yet. Please correct these and send it again:",
  },
};
