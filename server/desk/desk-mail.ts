import { html } from "#server/http/html.ts";
import { failureCode } from "#server/outbox/deliver.ts";
import type { Desk } from "./context.ts";
import { newSecret } from "./secrets.ts";

type DeskMail = { to: string; subject: string; intro: string; url: string; label: string; end: string };

/**
 * Sends an email about the desk to one of the staff. At once and not through the outbox, which stores what it sends. A
 * failure holds a code only: mail servers quote addresses and links.
 */
export async function sendDeskMail(
  { mail, content }: Pick<Desk, "mail" | "content">,
  { to, subject, intro, url, label, end }: DeskMail,
): Promise<void> {
  if (!mail) return;
  const message = {
    messageId: `<${newSecret()}@${mail.addresses.from.split("@").at(-1)}>`,
    from: { name: content.company.name, address: mail.addresses.from },
    // In a string, a sign of the address could make two of it.
    to: { name: "", address: to },
    subject,
    text: [intro, url, end].join("\n\n"),
    html: html`<!doctype html><html lang="en"><body style="font-family: sans-serif"><p>${intro}</p><p><a href="${url}">${label}</a></p><p>${end}</p></body></html>`
      .text,
    headers: { "Auto-Submitted": "auto-generated" },
  };
  await mail.send(message).catch((error: unknown) => {
    throw new Error(`An email about the desk was not sent: ${failureCode(error)}`);
  });
}
