import type { FastifyRequest } from "fastify";
import type { Content, ServerContent } from "#content/schema/content.ts";
import {
  contactFields,
  contactPath,
  type FieldError,
  type FieldErrors,
  type FieldName,
  fieldNames,
  languageField,
  type TextFieldName,
  trapField,
} from "#contract/contact.ts";
import { addressIn, type Language, mainLanguage } from "#contract/languages.ts";
import { pathOf } from "#server/http/address.ts";
import { type Html, html } from "#server/http/html.ts";
import type { HttpError } from "#server/http/http-error.ts";
import { isPlainForm } from "./sent-request.ts";

type Contact = Content["contact"];

/**
 * Shows the form again to a visitor without scripts whose request was refused, with what was typed and what must be
 * corrected, so that nothing has to be typed twice.
 */
export function plainFormAgain(
  request: FastifyRequest,
  { fields: problems = {} }: HttpError,
  content: ServerContent,
  language: Language,
): Html | undefined {
  if (!isPlainForm(request) || pathOf(request.url) !== contactPath) return undefined;
  const { contact, company } = content.translations[language] ?? content;
  const { body } = request;
  const typed = new Map(Object.entries(typeof body === "object" && body !== null ? body : {}));
  const wrong = fieldNames.filter((name) => problems[name]);
  return html`${wrong.length > 0 ? [summary(wrong, problems, contact)] : []}
<form method="post" action="${contactPath}" novalidate>${fieldNames.map((name) =>
    name === "purpose"
      ? purposeRow(typed.get(name), contact)
      : row(name, typed.get(name), problems[name], contact, company.email),
  )}
<p hidden><label>${trapField} <input name="${trapField}" tabindex="-1" autocomplete="off"></label></p>
${language === mainLanguage ? [] : [html`<input type="hidden" name="${languageField}" value="${language}">`]}
<p><button>${contact.send}</button></p>
<p><a href="${addressIn(language, contact.privacy.href)}">${contact.privacy.label}</a></p>
</form>
<h2>${contact.next.title}</h2>
<ol>${contact.next.steps.map((step) => html`<li>${step}</li>`)}</ol>`;
}

function summary(wrong: readonly FieldName[], problems: FieldErrors, contact: Contact): Html {
  return html`<p id="problems">${contact.plainPage.problems}</p>
<ul aria-labelledby="problems">${wrong.map(
    (field) => html`<li><a href="#${field}">${contact.fields[field]}</a>: ${words(problems[field], contact)}</li>`,
  )}</ul>`;
}

function row(
  name: TextFieldName,
  value: unknown,
  problem: FieldError | undefined,
  contact: Contact,
  email: string,
): Html {
  const { kind, required, maxLength, inputType, autoComplete } = contactFields[name];
  const label = required ? `${contact.fields[name]} (${contact.required})` : contact.fields[name];
  const text = typeof value === "string" ? value : "";
  const invalid = problem ? [html` aria-invalid="true" aria-describedby="${name}-problem"`] : [];
  const control =
    kind === "text"
      ? html`<textarea id="${name}" name="${name}" rows="4" maxlength="${maxLength}"${invalid}>
${text}</textarea>`
      : html`<input type="${inputType}" id="${name}" name="${name}" autocomplete="${autoComplete}" value="${text}" maxlength="${maxLength}"${invalid}>`;
  const way = problem === "invalidEmail" ? ` ${contact.messages.longEnding.replace("{email}", email)}` : "";
  const note = problem ? [html`<span id="${name}-problem">${words(problem, contact)}${way}</span>`] : [];
  return html`<p><label for="${name}">${label}</label>${control}${note}</p>`;
}

function purposeRow(value: unknown, contact: Contact): Html {
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const boxes = contact.purposes.map(
    ({ label, value }) =>
      html`<label><input type="checkbox" name="purpose" value="${value}"${chosen.includes(value) ? [html` checked`] : []}> ${label}</label> `,
  );
  return html`<fieldset id="purpose" tabindex="-1"><legend>${contact.fields.purpose}</legend>${boxes}</fieldset>`;
}

function words(problem: FieldError | undefined, { messages }: Contact): string {
  return messages[problem ?? "invalid"];
}
