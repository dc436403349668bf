/** A mail, written and ready to be handed to the mail server. */
export type Letter = {
  messageId: string;
  from: Correspondent;
  to: string | Correspondent;
  replyTo?: Correspondent;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** Name and address apart: put together by hand, a name with a comma would become two addresses. */
type Correspondent = { name: string; address: string };

/** Hands a letter to the mail server, or fails. `stop` cuts the connection. */
export type Send = (letter: Letter, stop?: AbortSignal) => Promise<unknown>;

/** Text for the header of a mail. A line break there would begin a header of the visitor's own. */
export function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  // By code points: half an emoji is no text.
  return Array.from(line).slice(0, 300).join("");
}
