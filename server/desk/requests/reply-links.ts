import type { ServerContent } from "#content/schema/content.ts";
import { fillIn } from "#server/outbox/about-request.ts";
import type { StoredRequest } from "#server/storage/tables.ts";

type Replies = ServerContent["mail"]["replies"];

/** Mail programs cut off or refuse longer links. */
const maxBodyLength = 1_300;

/** Open the email program with the address, the subject and the quoted message; templates with an answer above it. */
export function replyLinks(request: StoredRequest, replies: Replies) {
  return {
    reply: linkWith([]),
    templates: replies.templates.map(({ label, paragraphs }) => ({ label, href: linkWith(paragraphs) })),
  };

  function linkWith(paragraphs: readonly string[]): string {
    const { name, email, body } = request;
    const subject = fillIn(replies.subject, { subject: request.subject || replies.noSubject });
    const answer = paragraphs.map((line) => fillIn(line, { name })).join("\n\n");
    const quote = shortened(body, maxBodyLength - answer.length).replaceAll(/^/gm, "> ");
    const text = `${answer}\n\n${fillIn(replies.quote, { name })}\n${quote}\n`;
    const [encodedSubject, encodedBody] = [subject, text.replaceAll("\n", "\r\n")].map(encodeURIComponent);
    // An address as the form takes it has no character that would end it here.
    return `mailto:${email}?subject=${encodedSubject}&body=${encodedBody}`;
  }
}

/** Cut by code points, never in the middle of an emoji. */
function shortened(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length > max ? `${characters.slice(0, max).join("")} …` : text;
}
