import { expect, test } from "vitest";
import { selectServerContent } from "#content/select-server-content.ts";
import type { StoredRequest } from "#server/storage/tables.ts";
import { claimedDelivery } from "#tests/support/contact-request.ts";
import { testOf } from "#tests/support/test-of.ts";
import { composeEmail } from "./compose-email.ts";

const selected = selectServerContent();
const labels = { web: "Web Development", app: "Mobile App", ai: "AI", other: "Other" };
const purposes = Object.entries(labels).map(([value, label]) => ({ value, label }));
const content = { ...selected, contact: { ...selected.contact, purposes } };

function compose(request: Partial<StoredRequest> = {}, changes?: Parameters<typeof claimedDelivery>[1]) {
  const typed = {
    name: 'Ada <b>"Countess"</b>, Ltd',
    phone: "",
    subject: "A & B",
    purpose: '["web","ai"]',
    body: "One\n<script>typed</script>",
  };
  const addresses = { from: "site@ideas.test", to: "sales@ideas.test" };
  return composeEmail(claimedDelivery({ ...typed, ...request }, changes), addresses, content);
}

test("the email to sales has every field, in text and in escaped HTML", () => {
  const { to, subject, text, html, messageId } = compose();
  expect([to, subject, messageId]).toEqual([
    "sales@ideas.test",
    'Web Development, AI · A & B · Ada <b>"Countess"</b>, Ltd',
    "<job@ideas.test>",
  ]);
  for (const part of [
    "ada@engine.test",
    "Web Development, AI",
    "One\n<script>typed</script>",
    "Phone:\nNot filled in",
  ]) {
    expect(text).toContain(part);
  }
  expect(html).toContain("One\n&#60;script&#62;typed&#60;/script&#62;");
  expect(html).not.toContain("<script>");
});

test("the email links to the request at the desk once someone can open it", () => {
  expect(compose({ id: "0002" }, { hasDesk: true }).text).toContain("/desk/requests/0002");
  expect(compose({ id: "0002" }).text).not.toContain("/desk");
});

test("an email about more assignments is another one, and the same one at every attempt", () => {
  const idWith = (...others: string[]) => compose({}, { others }).messageId;
  expect(idWith("second")).toBe(idWith("second"));
  expect(new Set([idWith(), idWith("second"), idWith("second", "third")]).size).toBe(3);
});

test("a line break in a name or a subject never reaches a header", () => {
  const name = "Ada\r\nBcc: everybody@example.test\u2028";
  const { subject, replyTo } = compose({ name, subject: "Halden\r\n\r\nHello\u2029\x00", purpose: "[]" });
  expect(subject).toBe("Halden Hello · Ada Bcc: everybody@example.test");
  expect(replyTo?.name).toBe("Ada Bcc: everybody@example.test");
});

test("the subject says what it is about, first the purposes, and is a whole one without any", () => {
  const subjectOf = (request: Partial<StoredRequest>) => compose({ name: "Ada & Co", ...request }).subject;
  expect(subjectOf({ purpose: '["app"]', subject: "Halden" })).toBe("Mobile App · Halden · Ada & Co");
  expect(subjectOf({ purpose: '["app"]', subject: "" })).toBe("Mobile App · Ada & Co");
  expect(subjectOf({ purpose: "[]", subject: "Halden" })).toBe("Halden · Ada & Co");
  expect(subjectOf({ purpose: "[]", subject: "" })).toBe(`${content.mail.notification.noTopic} · Ada & Co`);
});

test("many purposes, a long subject and a long name leave room for each other, and no emoji is cut in half", () => {
  const { subject } = compose({
    purpose: '["web","app","ai","other"]',
    subject: "😀".repeat(200),
    name: "ж".repeat(200),
  });
  const [topic, about = "", name = ""] = subject.split(" · ");
  expect(topic).toBe("Web Development, Mobile App +2");
  for (const part of [about, name]) expect(part).toMatch(/^(😀|ж){79}…$/u);
});

test("keeps the longest name whole, and cuts no emoji in half", () => {
  const name = `a${"😀".repeat(199)}`;
  expect(compose({ name }).replyTo?.name).toBe(name);
});

test("says why a request looks automated", () => {
  const { subject, text } = compose({ suspicions: '["trap","tooFast"]', captcha: "unanswered" });
  expect(subject).toMatch(/^Possibly automated: /);
  expect(text).toContain(content.mail.notification.suspicions.trap);
  expect(text).toContain(content.mail.notification.suspicions.tooFast);
  expect(text).toContain(content.mail.notification.captcha.unanswered);
});

test("staff read in English in which language the form was", () => {
  const { subject, text } = compose({ language: "mn" });
  expect(subject).toBe(compose().subject);
  expect(text).toContain(`${content.mail.notification.language}: Mongolian`);
});

testOf("mongolian")("the receipt is in the language of the form", () => {
  const { subject, text, html } = compose({ language: "mn" }, { kind: "receipt" });
  expect(subject).toBe(content.translations.mn?.mail.receipt.subject);
  expect(subject).not.toBe(content.mail.receipt.subject);
  expect(text).toContain(content.translations.mn?.mail.receipt.mistaken);
  expect(html).toContain('<html lang="mn">');
});

test("repeats nothing that was typed in the receipt", () => {
  const { to, subject, text, html, headers } = compose({}, { kind: "receipt" });
  expect(to).toBe("ada@engine.test");
  expect(headers["Auto-Submitted"]).toBe("auto-replied");
  for (const typed of ["Ada", "A & B", "One"]) expect(subject + text + html).not.toContain(typed);
});
