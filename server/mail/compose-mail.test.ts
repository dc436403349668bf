import { expect, test } from "vitest";
import { contentForServer } from "#content/select-for-server.ts";
import { emptyRequest } from "#contract/contact.ts";
import type { ClaimedMail } from "#server/storage/mail.ts";
import { toColumns } from "#server/storage/tables.ts";
import { composeMail } from "./compose-mail.ts";

const addresses = { from: "site@ideas.test", to: "sales@ideas.test" };
const content = contentForServer();

const mail: ClaimedMail = {
  id: "0001",
  lease: "",
  kind: "notification",
  attempts: 1,
  request: {
    ...toColumns({
      ...emptyRequest(),
      name: 'Ada <b>"Countess"</b>, Ltd',
      email: "ada@engine.test",
      subject: "A & B",
      purpose: ["web", "artificialIntelligence"],
      body: "One\n<script>typed</script>",
    }),
    id: "",
    created_at: Date.UTC(2026, 10, 20, 8),
    captcha: "passed",
    suspicions: "[]",
    language: "en",
    idempotency_key: null,
    fingerprint: "",
    status: "new",
    assignee: null,
    version: 0,
    answered_at: null,
  },
  hasDesk: false,
};

test("the mail to sales has every field, in text and in escaped HTML", () => {
  const { to, subject, text, html, messageId } = composeMail(mail, addresses, content);
  expect([to, subject, messageId]).toEqual([
    "sales@ideas.test",
    'Contact request from Ada <b>"Countess"</b>, Ltd',
    "<0001@ideas.test>",
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

test("the mail links to the request at the desk once someone can open it", () => {
  const request = { ...mail.request, id: "0002" };
  expect(composeMail({ ...mail, request, hasDesk: true }, addresses, content).text).toContain("/desk/requests/0002");
  expect(composeMail({ ...mail, request }, addresses, content).text).not.toContain("/desk");
});

test("a reply goes to the visitor, whose name and address stay separate", () => {
  const { replyTo } = composeMail(mail, addresses, content);
  expect(replyTo).toEqual({ name: 'Ada <b>"Countess"</b>, Ltd', address: "ada@engine.test" });
});

test("a line break in a name never reaches a header", () => {
  const name = "Ada\r\nBcc: everybody@example.test\u2028";
  const { subject, replyTo } = composeMail({ ...mail, request: { ...mail.request, name } }, addresses, content);
  expect(subject).toBe("Contact request from Ada Bcc: everybody@example.test");
  expect(replyTo?.name).toBe("Ada Bcc: everybody@example.test");
});

test("keeps the longest name whole, and cuts no emoji in half", () => {
  const name = `a${"😀".repeat(199)}`;
  expect(composeMail({ ...mail, request: { ...mail.request, name } }, addresses, content).replyTo?.name).toBe(name);
});

test("says why a request looks automated", () => {
  const request = { ...mail.request, suspicions: '["trap","tooFast"]', captcha: "unanswered" as const };
  const { subject, text } = composeMail({ ...mail, request }, addresses, content);
  expect(subject).toMatch(/^Possibly automated: /);
  expect(text).toContain(content.mail.notification.suspicions.trap);
  expect(text).toContain(content.mail.notification.suspicions.tooFast);
  expect(text).toContain(content.mail.notification.captcha.unanswered);
});

test("staff read in English in which language the form was", () => {
  const { subject, text } = composeMail({ ...mail, request: { ...mail.request, language: "mn" } }, addresses, content);
  expect(subject).toMatch(/^Contact request from /);
  expect(text).toContain(`${content.mail.notification.language}: Mongolian`);
});

test("the receipt is in the language of the form", () => {
  const request = { ...mail.request, language: "mn" as const };
  const { subject, text, html } = composeMail({ ...mail, kind: "receipt", request }, addresses, content);
  expect(subject).toBe(content.translations.mn?.mail.receipt.subject);
  expect(subject).not.toBe(content.mail.receipt.subject);
  expect(text).toContain(content.translations.mn?.mail.receipt.mistaken);
  expect(html).toContain('<html lang="mn">');
});

test("repeats nothing that was typed in the receipt", () => {
  const { to, subject, text, html, headers } = composeMail({ ...mail, kind: "receipt" }, addresses, content);
  expect(to).toBe("ada@engine.test");
  expect(headers["Auto-Submitted"]).toBe("auto-replied");
  for (const typed of ["Ada", "A & B", "One"]) expect(subject + text + html).not.toContain(typed);
});
