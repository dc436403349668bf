import type { Content } from "#content/schema/content.ts";
import { html } from "#server/http/html.ts";
import type { Letter } from "./letter.ts";

/** Tells the visitor that the request has arrived. It repeats nothing of it, so that it cannot carry a stranger's words. */
export function receipt({ mail, site }: Pick<Content, "mail" | "site">): Pick<Letter, "subject" | "text" | "html"> {
  const { subject, paragraphs, mistaken, signature } = mail.receipt;
  const lines = [...paragraphs, `${site.name}\n${signature}\n${site.url}`, mistaken];
  return {
    subject,
    text: lines.join("\n\n"),
    html: html`<!doctype html><html lang="en"><body style="font-family: sans-serif">${lines.map(
      (line) => html`<p style="white-space: pre-line">${line}</p>`,
    )}</body></html>`.text,
  };
}
