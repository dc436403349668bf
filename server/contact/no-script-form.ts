import type { FastifyRequest } from "fastify";
import type { ServerContent } from "#content/schema/content.ts";
import {
  contactFields,
  contactPath,
  type FieldError,
  type FieldErrors,
  fieldNames,
  languageField,
  type TextFieldName,
  trapField,
} from "#contract/contact.ts";
import { addressIn, type Language, mainLanguage } from "#contract/languages.ts";
import { pathOf } from "#server/http/address.ts";
import { type Html, html } from "#server/http/html.ts";
import type { HttpError } from "#server/http/http-error.ts";
import { isNoScriptForm } from "./sent-request.ts";

type Refused = { request: FastifyRequest; error: HttpError; content: ServerContent; language: Language };

/**
 * Shows the form again to a visitor without scripts whose request was refused, with what was typed and what must be
 * corrected, so that nothing has to be typed twice.
 */
export function retryNoScriptForm({ request, error, content, language }: Refused): Html | undefined {
  if (!isNoScriptForm(request) || pathOf(request.url) !== contactPath) return undefined;
  const values: Record<string, unknown> = { ...(request.body as object) };
  const errors = error.fields ?? {};
  const texts = content.translations[language] ?? content;
  const { contact } = texts;
  return html`${summary(errors, texts)}
<form method="post" action="${contactPath}" novalidate>${fieldNames.map((name) =>
    name === "purpose"
      ? purposeRow(values[name], texts)
      : textRow({ name, value: values[name], error: errors[name], texts }),
  )}
<p hidden><label>${trapField} <input name="${trapField}" tabindex="-1" autocomplete="off"></label></p>
${language === mainLanguage ? [] : [html`<input type="hidden" name="${languageField}" value="${language}">`]}
<p><button>${contact.send}</button></p>
<p><a href="${addressIn(language, contact.privacy.href)}">${contact.privacy.label}</a></p>
</form>
<h2>${contact.next.title}</h2>
<ol>${contact.next.steps.map((step) => html`<li>${step}</li>`)}</ol>`;
}

type Texts = Pick<ServerContent, "contact" | "company">;

function summary(errors: FieldErrors, { contact }: Texts): Html[] {
  const items = fieldNames.flatMap((name) => {
    const error = errors[name];
    return error ? [html`<li><a href="#${name}">${contact.fields[name]}</a>: ${contact.messages[error]}</li>`] : [];
  });
  if (items.length === 0) return [];
  return [html`<p id="errors">${contact.noScriptPage.errors}</p>\n<ul aria-labelledby="errors">${items}</ul>`];
}

type TextRow = { name: TextFieldName; value: unknown; error: FieldError | undefined; texts: Texts };

function textRow({ name, value, error, texts: { contact, company } }: TextRow): Html {
  const { kind, required, maxLength, inputType, autoComplete } = contactFields[name];
  const label = required ? contact.fields[name] : `${contact.fields[name]} (${contact.optional})`;
  const text = typeof value === "string" ? value : "";
  const invalid = error ? [html` aria-invalid="true" aria-describedby="${name}-error"`] : [];
  const control =
    kind === "text"
      ? html`<textarea id="${name}" name="${name}" rows="4" maxlength="${maxLength}"${invalid}>
${text}</textarea>`
      : html`<input type="${inputType}" id="${name}" name="${name}" autocomplete="${autoComplete}" value="${text}" maxlength="${maxLength}"${invalid}>`;
  const help = error === "invalidEmail" ? ` ${contact.messages.longEnding.replace("{email}", company.email)}` : "";
  const message = error ? [html`<span id="${name}-error">${contact.messages[error]}${help}</span>`] : [];
  return html`<p><label for="${name}">${label}</label>${control}${message}</p>`;
}

function purposeRow(value: unknown, { contact }: Texts): Html {
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const boxes = contact.purposes.map(
    ({ label, value }) =>
      html`<label><input type="checkbox" name="purpose" value="${value}"${chosen.includes(value) ? [html` checked`] : []}> ${label}</label> `,
  );
  if (boxes.length === 0) return html``;
  return html`<fieldset id="purpose" tabindex="-1"><legend>${contact.fields.purpose} (${contact.optional})</legend>${boxes}</fieldset>`;
}
