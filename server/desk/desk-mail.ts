import type { FastifyRequest } from "fastify";
import { html } from "#server/http/html.ts";
import { isLocal, newSecret } from "./secrets.ts";
import type { Desk } from "./visit.ts";

type DeskMail = { to: string; subject: string; intro: string; url: string; label: string; end: string };

/** Sends an email about the desk to one of the staff. At once and not through the outbox, which stores what it sends. */
export async function sendDeskMail(
  { mail, content }: Pick<Desk, "mail" | "content">,
  { to, subject, intro, url, label, end }: DeskMail,
): Promise<void> {
  if (!mail) return;
  await mail.send({
    messageId: `<${newSecret()}@${mail.addresses.from.split("@").at(-1)}>`,
    from: { name: content.site.name, address: mail.addresses.from },
    to,
    subject,
    text: [intro, url, end].join("\n\n"),
    html: html`<!doctype html><html lang="en"><body style="font-family: sans-serif"><p>${intro}</p><p><a href="${url}">${label}</a></p><p>${end}</p></body></html>`
      .text,
    headers: { "Auto-Submitted": "auto-generated" },
  });
}

/** Never the host of the request: a stranger could write another site's into it. Except on this machine. */
export function baseOf(request: FastifyRequest, { content }: Pick<Desk, "content">): string {
  return isLocal(request) ? `http://${request.host}` : content.site.url;
}
