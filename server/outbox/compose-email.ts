import { createHash } from "node:crypto";
import type { ServerContent } from "#content/schema/content.ts";
import { fieldNames } from "#contract/contact.ts";
import { type Language, languageName, mainLanguage } from "#contract/languages.ts";
import { type Html, html } from "#server/http/html.ts";
import type { ClaimedDelivery } from "#server/storage/deliveries.ts";
import { fromColumns, type StoredRequest, suspicionsOf } from "#server/storage/tables.ts";
import { deskLink, fillIn, overdueLink, purposeLabels } from "./about-request.ts";

/** An email, ready for the mail server. */
export type Email = {
  messageId: string;
  from: Mailbox;
  to: string | Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** Name and address are separate: in one string, a name with a comma would become two addresses. */
type Mailbox = { name: string; address: string };

type Body = Pick<Email, "subject" | "text" | "html">;

export type Addresses = { from: string; to: string };

/** Writes the email of a delivery. The same deliveries always get the same Message-ID, however often they are tried. */
export function composeEmail(delivery: ClaimedDelivery, addresses: Addresses, content: ServerContent): Email {
  const { request } = delivery;
  const shared = {
    messageId: `<${idOf(delivery)}@${addresses.from.split("@").at(-1)}>`,
    from: { name: content.company.name, address: addresses.from },
  };
  switch (delivery.kind) {
    case "notification": {
      const replyTo = { name: headerText(request.name), address: request.email };
      return {
        ...shared,
        to: addresses.to,
        replyTo,
        headers: {},
        ...notification(request, replyTo.name, content, delivery.hasDesk),
      };
    }
    case "receipt":
      return {
        ...shared,
        // No visitor's name here: it is as unverified as the address.
        to: request.email,
        headers: { "Auto-Submitted": "auto-replied" },
        ...receipt(content, request.language),
      };
    case "assignment": {
      const { recipient, sender, requests } = delivery.assignment;
      return {
        ...shared,
        to: { name: "", address: recipient },
        replyTo: sender,
        headers: { "Auto-Submitted": "auto-generated" },
        ...assigned(requests, sender.name || sender.address, content),
      };
    }
    case "reminder": {
      const { recipient, requests } = delivery.reminder;
      return {
        ...shared,
        to: { name: "", address: recipient },
        headers: { "Auto-Submitted": "auto-generated" },
        ...reminding(requests, content),
      };
    }
    case "webhook":
      throw new Error("A webhook is not an email.");
  }
}

/** An email with a longer list is another one. */
function idOf({ id, others }: ClaimedDelivery): string {
  if (others.length === 0) return id;
  return createHash("sha256")
    .update(JSON.stringify([id, ...others]))
    .digest("base64url");
}

/** Text for an email header. A line break there would start a header of the visitor's own. */
export function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  // Cut by code points, never in the middle of an emoji.
  return Array.from(line).slice(0, 300).join("");
}

/** The email to sales, with everything that a visitor wrote. A reply goes to the visitor. */
function notification(
  request: StoredRequest,
  name: string,
  { contact, mail, company }: ServerContent,
  hasDesk: boolean,
): Body {
  const { notification: texts } = mail;
  const suspicions = suspicionsOf(request);
  const rows = fieldsOf(request, contact, texts.empty);
  const notes = [texts.captcha[request.captcha], ...suspicions.map((suspicion) => texts.suspicions[suspicion])];
  const language = `${texts.language}: ${languageName(request.language)}`;
  const received = `${texts.received}: ${new Date(request.created_at).toISOString()}`;
  const reply = fillIn(texts.reply, { name });
  const desk = hasDesk ? [`${texts.desk}: ${deskLink(request, { company })}`] : [];
  return {
    subject: fillIn(
      suspicions.length > 0 ? texts.suspectedSubject : texts.subject,
      subjectParts(request, { contact, mail }),
    ),
    text: [
      texts.intro,
      ...rows.map(([label, value]) => `${label}:\n${value}`),
      language,
      received,
      ...notes,
      reply,
      ...desk,
    ].join("\n\n"),
    html: emailPage([
      html`<p>${texts.intro}</p>`,
      html`<table cellpadding="6">${rows.map(asRow)}</table>`,
      ...[language, received, ...notes, reply, ...desk].map((text) => html`<p>${text}</p>`),
    ]),
  };
}

/** The email to a colleague. What the visitor wrote is at the desk, where it can be erased. */
function assigned(requests: readonly StoredRequest[], sender: string, content: ServerContent): Body {
  const { assignment, notification } = content.mail;
  const by = { sender: shortened(headerText(sender)) };
  const [request, ...others] = requests as [StoredRequest, ...StoredRequest[]];
  if (others.length > 0) {
    const list = listOf(
      requests.map((one) => ({ request: one, notes: receivedOn(one, content) })),
      content,
    );
    const intro = fillIn(assignment.severalIntro, by);
    return {
      subject: fillIn(assignment.severalSubject, { ...by, count: String(requests.length) }),
      text: [intro, ...list.text].join("\n\n"),
      html: emailPage([html`<p>${intro}</p>`, list.html]),
    };
  }
  const intro = fillIn(assignment.intro, by);
  const link = deskLink(request, content);
  const label = notification.desk;
  return {
    subject: fillIn(assignment.subject, { ...subjectParts(request, content), ...by }),
    text: [intro, `${label}: ${link}`].join("\n\n"),
    html: emailPage([html`<p>${intro}</p>`, html`<p><a href="${link}">${label}</a></p>`]),
  };
}

/** The email about requests that wait too long, each with its link. */
function reminding(requests: readonly StoredRequest[], content: ServerContent): Body {
  const { reminder } = content.mail;
  const list = listOf(
    requests.map((request) => ({
      request,
      notes: [receivedOn(request, content), request.assignee ?? reminder.unassigned].join(" · "),
    })),
    content,
  );
  const all = overdueLink(content);
  return {
    subject: fillIn(reminder.subject, subjectParts(requests[0] as StoredRequest, content)),
    text: [reminder.intro, ...list.text, `${reminder.all}: ${all}`].join("\n\n"),
    html: emailPage([html`<p>${reminder.intro}</p>`, list.html, html`<p><a href="${all}">${reminder.all}</a></p>`]),
  };
}

function receivedOn({ created_at }: StoredRequest, { mail }: ServerContent): string {
  return `${mail.reminder.since}: ${new Date(created_at).toISOString().slice(0, 10)}`;
}

/** Requests, each with its link. */
function listOf(rows: { request: StoredRequest; notes: string }[], content: ServerContent) {
  const items = rows.map(({ request, notes }) => {
    const { topic, name } = subjectParts(request, content);
    return { title: `${topic} · ${name}`, notes, link: deskLink(request, content) };
  });
  return {
    text: items.map(({ title, notes, link }) => [title, notes, link].join("\n")),
    html: html`<ol>${items.map(({ title, notes, link }) => html`<li><a href="${link}">${title}</a><br>${notes}</li>`)}</ol>`,
  };
}

function fieldsOf(request: StoredRequest, contact: ServerContent["contact"], empty: string): [string, string][] {
  const shown = { ...fromColumns(request), purpose: purposeLabels(request, { contact }).join(", ") };
  return fieldNames.map((name) => [contact.fields[name], shown[name] || empty]);
}

const maxPurposes = 2;

/** What a request is about and whom it is from. Nothing in it ends a header. */
function subjectParts(request: StoredRequest, { contact, mail }: Pick<ServerContent, "contact" | "mail">) {
  return {
    topic: topicOf(request, contact) || mail.notification.noTopic,
    name: shortened(headerText(request.name)),
  };
}

/** Nothing if the visitor did not say. */
function topicOf(request: StoredRequest, contact: ServerContent["contact"]): string {
  const labels = purposeLabels(request, { contact });
  const more = labels.length > maxPurposes ? ` +${labels.length - maxPurposes}` : "";
  const purposes = labels.slice(0, maxPurposes).join(", ") + more;
  return [purposes, shortened(headerText(request.subject))].filter(Boolean).join(" · ");
}

/** In a list of emails a longer subject or name would hide what comes after it. */
const maxPart = 80;

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > maxPart ? `${characters.slice(0, maxPart - 1).join("")}…` : text;
}

function asRow([label, value]: [string, string]): Html {
  return html`<tr><th align="left" valign="top">${label}</th><td style="white-space: pre-wrap">${value}</td></tr>`;
}

/** The receipt for the visitor. It repeats nothing that was typed, so it cannot carry a stranger's message. */
function receipt(content: ServerContent, language: Language): Body {
  const { mail, company } = content.translations[language] ?? content;
  const { subject, paragraphs, mistaken, signature } = mail.receipt;
  const lines = [...paragraphs, `${company.name}\n${signature}\n${company.url}`, mistaken];
  return {
    subject,
    text: lines.join("\n\n"),
    html: emailPage(
      lines.map((line) => html`<p style="white-space: pre-line">${line}</p>`),
      language,
    ),
  };
}

function emailPage(parts: Html[], language: Language = mainLanguage): string {
  return html`<!doctype html><html lang="${language}"><body style="font-family: sans-serif">${parts}</body></html>`
    .text;
}
