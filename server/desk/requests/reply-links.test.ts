import { expect, test } from "vitest";
import { selectServerContent } from "#content/select-server-content.ts";
import { contactFields } from "#contract/contact.ts";
import { hrefOf, replyLinks } from "./reply-links.ts";

const content = selectServerContent();
const { name, subject, body } = contactFields;
const maxEmail = `${"e".repeat(contactFields.email.maxLength - "@ideas.test".length)}@ideas.test`;

/** Every link to reply to a message in which everything is as long as the form takes it. */
function linksFor(letters: string, email = "bat@ideas.test") {
  const typed = (length: number) => letters.repeat(length).slice(0, length * letters.length);
  const request = {
    name: typed(name.maxLength),
    email,
    subject: typed(subject.maxLength),
    body: typed(body.maxLength),
  };
  return [content, ...Object.values(content.translations)].flatMap(({ mail }) => {
    const { reply, templates } = replyLinks(request, mail.replies);
    return [reply, ...templates.map(({ href }) => href)];
  });
}

test.each(["x", "ө", "漢", "😀", "a😀\n", "\n", "%", " "])(
  "a link to reply to %j is whole, however long",
  (letters) => {
    for (const link of [...linksFor(letters), ...linksFor(letters, maxEmail)]) {
      expect(link.length).toBeLessThanOrEqual(2_000);
      const [, encodedSubject = "", encodedBody = ""] =
        link.match(/^mailto:[^?&]+\?subject=([^&]*)&body=([^&]*)$/) ?? [];
      for (const part of [encodedSubject, encodedBody]) {
        // A half escape or half an emoji cannot be read back.
        const text = decodeURIComponent(part);
        expect(text.isWellFormed()).toBe(true);
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        expect(encodeURIComponent(text)).toBe(part);
      }
    }
  },
);

test("a long message is quoted as far as the link reaches, below the whole answer", () => {
  const mongolian = content.translations.mn?.mail.replies ?? content.mail.replies;
  const request = {
    name: "Нямцэрэнгийн Мөнхзул",
    email: "monkhzul@insurance.test",
    subject: "Даатгалын нөхөн төлбөрийн систем",
    body: "Сайн байна уу. Бид нөхөн төлбөрийг утсаар шийддэг.\n".repeat(30),
  };
  const { reply, templates } = replyLinks(request, mongolian);
  const links = [
    { href: reply, paragraphs: [] },
    ...templates.map(({ href }, index) => ({ href, paragraphs: mongolian.templates[index]?.paragraphs ?? [] })),
  ];
  for (const { href, paragraphs } of links) {
    const { searchParams } = new URL(href);
    const text = searchParams.get("body") ?? "";
    const answer = paragraphs.map((line) => line.replace("{name}", request.name)).join("\r\n\r\n");
    expect(text.startsWith(`${answer}\r\n\r\n`)).toBe(true);
    expect(searchParams.get("subject")).toContain(request.subject);
    expect(text).toMatch(/:\r\n> Сайн .* …\r\n$/s);
    // Nothing more would fit than the sign that it goes on.
    expect(href.length).toBeGreaterThan(1_980);
  }
});

test("a short message is quoted whole", () => {
  const request = { name: "Ada", email: "ada@ideas.test", subject: "", body: "One\n\nThree" };
  const { searchParams } = new URL(replyLinks(request, content.mail.replies).reply);
  expect(searchParams.get("body")).toMatch(/^\r\n\r\nAda .*\r\n> One\r\n> \r\n> Three\r\n$/);
});

test.each([
  ["(305) 555-0142", "tel:3055550142"],
  ["+49 (0)30 901820-44", "tel:+493090182044"],
  ["0049 (0) 30 90182044", "tel:00493090182044"],
  ["(030) 90182044", "tel:03090182044"],
  ["+976(8)9001122", "tel:+97689001122"],
  ["847/555.0139", "tel:8475550139"],
  ["+1 847 555 0139 ext. 12", "tel:+18475550139"],
  ["70115566, 99112233", "tel:70115566"],
  ["70115566/99112233", "tel:70115566"],
  ["Phone: 99112233;tel=1", "tel:99112233"],
  ["javascript:alert(1)", undefined],
  ["ext. 12", undefined],
  ["", undefined],
])("the phone %j leads to %j", (phone, href) => {
  expect(hrefOf("phone", { email: "ada@ideas.test", phone })).toBe(href);
});

test("a template greets who wrote, without the company behind a comma", () => {
  const request = { name: "Rebecca Holt, Greenleaf Garden Centers", email: "r@ideas.test", subject: "", body: "Hi" };
  const { templates } = replyLinks(request, content.mail.replies);
  const text = new URL(templates[0]?.href ?? "").searchParams.get("body") ?? "";
  expect(text.split("\r\n")[0]).toBe(
    content.mail.replies.templates[0]?.paragraphs[0]?.replace("{name}", "Rebecca Holt"),
  );
});
