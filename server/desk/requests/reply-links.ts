import type { ServerContent } from "#content/schema/content.ts";
import type { FieldName } from "#contract/contact.ts";
import { fillIn } from "#server/outbox/about-request.ts";
import type { StoredRequest } from "#server/storage/tables.ts";

type Replies = ServerContent["mail"]["replies"];

/** Outlook on Windows takes little more from a browser. What counts is the encoded link, where a Cyrillic letter takes six. */
const maxLinkLength = 2_000;

/** So much of them, encoded, that a template in Cyrillic letters and the beginning of a quote still fit. */
const maxNameLength = 180;
const maxSubjectLength = 360;

/** Less of a quote says nothing. */
const minQuoteLength = 60;

/** Open the email program with the address, the subject and the quoted message; templates with an answer above it. */
export function replyLinks(request: Pick<StoredRequest, "name" | "email" | "subject" | "body">, replies: Replies) {
  // Behind a comma, the field for name and company has the company.
  const name = shortened(request.name.split(",")[0]?.trim() || request.name, maxNameLength);
  return {
    reply: linkWith([]),
    templates: replies.templates.map(({ label, paragraphs }) => ({ label, href: linkWith(paragraphs) })),
  };

  /** The answer comes first, then the subject; the quote gets what is left. */
  function linkWith(paragraphs: readonly string[]): string {
    // An address as the form takes it has no character that would end it here.
    const start = `mailto:${request.email}?subject=`;
    const between = "&body=";
    let left = maxLinkLength - start.length - between.length;
    const answer = shortened(paragraphs.map((line) => fillIn(line, { name })).join("\n\n"), left);
    left -= encoded(answer).length;
    const typed = fillIn(replies.subject, { subject: request.subject || replies.noSubject });
    const subject = shortened(typed, Math.min(maxSubjectLength, left));
    left -= encoded(subject).length;
    const introduction = `\n\n${fillIn(replies.quote, { name })}\n`;
    left -= encoded(`${introduction}\n`).length;
    const quote = left < minQuoteLength ? "" : shortened(request.body.replaceAll(/^/gm, "> "), left);
    return start + encoded(subject) + between + encoded(quote ? `${answer}${introduction}${quote}\n` : answer);
  }
}

function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll("\n", "\r\n"));
}

/** As much of a text as takes no more than `max` when it is encoded. Cut by code points, never in the middle of an emoji. */
function shortened(text: string, max: number): string {
  if (encoded(text).length <= max) return text;
  const sign = " …";
  let length = encoded(sign).length;
  let end = 0;
  for (const character of text) {
    length += encoded(character).length;
    if (length > max) break;
    end += character.length;
  }
  return end === 0 ? "" : `${text.slice(0, end).trimEnd()}${sign}`;
}

/** Where a field of a request leads: to their mailbox, or to their phone if what was typed is a number. */
export function hrefOf(field: FieldName, { email, phone }: Pick<StoredRequest, "email" | "phone">): string | undefined {
  if (field === "email") return `mailto:${email}`;
  const number = field === "phone" ? numberToDial(phone) : undefined;
  return number && `tel:${number}`;
}

/** Shorter ones are extensions, years or the code of a city. */
const minDialed = 6;

/** Only the number itself: what is written behind it, as an extension or a second one, would be dialed with it. */
function numberToDial(phone: string): string | undefined {
  const [typed = ""] = phone.match(/\+?[\s(]*\d[\d\s()[\]./·−\p{Pd}\p{Cf}]*/u) ?? [];
  // A slash stands behind the code of a city, or between two numbers.
  const [first = ""] = typed.split("/");
  const one = digitsOf(first).length < minDialed ? typed : first;
  // The zero in +49 (0)30 is dialed only inside the country.
  const number = digitsOf(/^(?:\+|00)/.test(one) ? one.replace(/[([]\s*0\s*[)\]]/, "") : one);
  return number.length < minDialed ? undefined : number;
}

function digitsOf(text: string): string {
  return text.replace(/[^\d+]/g, "");
}
