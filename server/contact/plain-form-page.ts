import type { FastifyRequest } from "fastify";
import { contentIn } from "#content/index.ts";
import type { Content } from "#content/schema/content.ts";
import { contactPath, type FieldProblem, longest, requiredFields, trapField } from "#contract/contact.ts";
import { pathOf } from "#server/http/address.ts";
import { type Html, html } from "#server/http/html.ts";
import type { FieldProblems, Problem } from "#server/http/problem.ts";
import { isPlainForm } from "./plain-form.ts";

type Contact = Content["contact"];

const shown = ["name", "email", "phone", "subject", "purpose", "body"] as const;
const types = { name: "text", email: "email", phone: "tel", subject: "text" } as const;
const completions = { name: "name", email: "email", phone: "tel", subject: "off" } as const;

/** The form again for a visitor without scripts whose request was refused: nobody should have to type it twice. */
export function plainFormAgain(request: FastifyRequest, { fields = {} }: Problem): Html | undefined {
  if (!isPlainForm(request) || pathOf(request.url) !== contactPath) return undefined;
  return plainForm(request.body, fields, contentIn("en").contact);
}

/** The contact form with everything that was typed, and what has to be mended, for browsers without our scripts. */
export function plainForm(values: unknown, problems: FieldProblems, contact: Contact): Html {
  const typed = new Map(Object.entries(typeof values === "object" && values !== null ? values : {}));
  const wrong = shown.filter((field) => problems[field]);
  return html`${wrong.length > 0 ? [summary(wrong, problems, contact)] : []}
<form method="post" action="${contactPath}" novalidate>${shown.map((field) => row(field, typed.get(field), problems[field], contact))}
<p hidden><label>${trapField} <input name="${trapField}" tabindex="-1" autocomplete="off"></label></p>
<p><button>${contact.send}</button></p>
</form>`;
}

function summary(wrong: readonly (typeof shown)[number][], problems: FieldProblems, contact: Contact): Html {
  return html`<p id="problems">${contact.plainPage.problems}</p>
<ul aria-labelledby="problems">${wrong.map(
    (field) => html`<li><a href="#${field}">${contact.fields[field]}</a>: ${words(problems[field], contact)}</li>`,
  )}</ul>`;
}

function row(field: (typeof shown)[number], value: unknown, problem: FieldProblem | undefined, contact: Contact): Html {
  if (field === "purpose") return purposeRow(Array.isArray(value) ? value : [], contact);
  const label = isRequired(field) ? `${contact.fields[field]} (${contact.required})` : contact.fields[field];
  const text = typeof value === "string" ? value : "";
  const invalid = problem ? [html` aria-invalid="true" aria-describedby="${field}-problem"`] : [];
  const control =
    field === "body"
      ? html`<textarea id="${field}" name="${field}" rows="4" maxlength="${longest.body}"${invalid}>
${text}</textarea>`
      : html`<input type="${types[field]}" id="${field}" name="${field}" autocomplete="${completions[field]}" value="${text}" maxlength="${longest[field]}"${invalid}>`;
  const note = problem ? [html`<span id="${field}-problem">${words(problem, contact)}</span>`] : [];
  return html`<p><label for="${field}">${label}</label>${control}${note}</p>`;
}

function isRequired(field: string): boolean {
  return requiredFields.some((required) => required === field);
}

function purposeRow(chosen: readonly unknown[], contact: Contact): Html {
  const boxes = contact.purposes.map(
    ({ label, value }) =>
      html`<label><input type="checkbox" name="purpose" value="${value}"${chosen.includes(value) ? [html` checked`] : []}> ${label}</label> `,
  );
  return html`<fieldset id="purpose" tabindex="-1"><legend>${contact.fields.purpose}</legend>${boxes}</fieldset>`;
}

function words(problem: FieldProblem | undefined, { messages }: Contact): string {
  return messages[problem ?? "invalid"];
}
