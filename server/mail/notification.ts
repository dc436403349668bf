import type { Content } from "#content/checked.ts";
import { fieldNames } from "#contract/contact.ts";
import { type Html, html } from "#server/http/html.ts";
import { fromColumns, type StoredRequest, suspicionsOf } from "#server/storage/tables.ts";
import { headerText, type Letter } from "./letter.ts";

type Words = Pick<Content, "contact" | "mail">;

/** Tells the sales address everything that a visitor wrote. An answer to the mail goes to the visitor. */
export function notification(
  request: StoredRequest,
  { contact, mail }: Words,
): Pick<Letter, "subject" | "text" | "html" | "replyTo"> {
  const { notification: words } = mail;
  const name = headerText(request.name);
  const suspicions = suspicionsOf(request);
  const rows = fieldsOf(request, contact, words.empty);
  const notes = [words.captcha[request.captcha], ...suspicions.map((suspicion) => words.suspicions[suspicion])];
  const received = `${words.received}: ${new Date(request.created_at).toISOString()}`;
  const answer = words.answer.replace("{name}", () => name);
  return {
    subject: (suspicions.length > 0 ? words.suspectedSubject : words.subject).replace("{name}", () => name),
    replyTo: { name, address: request.email },
    text: [words.intro, ...rows.map(([label, value]) => `${label}:\n${value}`), received, ...notes, answer].join(
      "\n\n",
    ),
    html: page([
      html`<p>${words.intro}</p>`,
      html`<table cellpadding="6">${rows.map(asRow)}</table>`,
      ...[received, ...notes, answer].map((text) => html`<p>${text}</p>`),
    ]),
  };
}

function fieldsOf(request: StoredRequest, contact: Words["contact"], empty: string): [string, string][] {
  const { fields, purposes } = contact;
  const values = fromColumns(request);
  const chosen = values.purpose.map((value) => purposes.find((one) => one.value === value)?.label ?? value);
  const shown = { ...values, purpose: chosen.join(", ") };
  return fieldNames.map((name) => [fields[name], shown[name] || empty]);
}

function asRow([label, value]: [string, string]): Html {
  return html`<tr><th align="left" valign="top">${label}</th><td style="white-space: pre-wrap">${value}</td></tr>`;
}

function page(parts: Html[]): string {
  return html`<!doctype html><html lang="en"><body style="font-family: sans-serif">${parts}</body></html>`.text;
}
