import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  type ContactRequest,
  contactFields,
  contactHeaders,
  fieldNames,
  languageField,
  trapField,
} from "#contract/contact.ts";
import { isLanguage, type Language, mainLanguage } from "#contract/languages.ts";
import type { VisitSource } from "#contract/visit-source.ts";
import { formType, readForms } from "#server/http/forms.ts";
import { HttpError } from "#server/http/http-error.ts";
import { readCampaign, readVisitSource } from "#server/http/visit-source.ts";
import type { Suspicion } from "#server/storage/tables.ts";

/** A contact request as it came in, from our script or from a form without JavaScript. */
export type SentRequest = {
  noScript: boolean;
  values: unknown;
  captchaToken?: string;
  idempotencyKey?: string;
  trap: string;
  filledMs?: number;
  language: Language;
  source: VisitSource;
};

export function readSentRequest(request: FastifyRequest): SentRequest {
  if (isNoScriptForm(request)) {
    const { [trapField]: trap, [languageField]: language, ...values } = request.body as Record<string, unknown>;
    return {
      noScript: true,
      values,
      trap: String(trap ?? ""),
      language: knownLanguage(language),
      source: sourceWithoutScript(request.headers.referer),
    };
  }
  const header = (name: string) => String(request.headers[name] ?? "");
  const filled = header(contactHeaders.filledMs);
  return {
    noScript: false,
    values: request.body,
    captchaToken: header(contactHeaders.captchaToken),
    idempotencyKey: checkedKey(header(contactHeaders.idempotencyKey)),
    trap: header(contactHeaders.trap),
    filledMs: /^\d{1,12}$/.test(filled) ? Number(filled) : undefined,
    language: knownLanguage(header(contactHeaders.language)),
    source: readVisitSource(header(contactHeaders.source)),
  };
}

/** A browser without scripts names only the page of the form. If its address names a campaign, the visit began there. */
function sourceWithoutScript(address: string | undefined): VisitSource {
  const campaign = readCampaign(address);
  const hasCampaign = Object.values(campaign).some((word) => word);
  const landing = hasCampaign ? (URL.parse(address ?? "")?.pathname ?? "") : "";
  return readVisitSource(String(new URLSearchParams({ ...campaign, landing })));
}

/** A response in the wrong language is better than none. */
function knownLanguage(sent: unknown): Language {
  return isLanguage(sent) ? sent : mainLanguage;
}

function checkedKey(key: string): string | undefined {
  if (key === "") return undefined;
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw new HttpError("badRequest");
  return key;
}

/** True for a form that a browser sent without our script. */
export function isNoScriptForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith(formType) ?? false;
}

/** A few more than a form sends with every choice made. */
const maxFormValues = 8 + fieldNames.length + contactFields.purpose.maxChoices;

/** Lets the routes of `scope` read such a form. A field with choices becomes a list. */
export function readNoScriptForms(scope: FastifyInstance): void {
  readForms(scope, maxFormValues, (form) => {
    const byName = Map.groupBy(form, ([name]) => name);
    const fields = [...byName].map(([name, pairs]) => {
      const values = pairs.map(([, value]) => value);
      return [name, hasChoices(name) ? values : values[0]];
    });
    return Object.fromEntries(fields);
  });
}

function hasChoices(name: string): boolean {
  return fieldNames.some((field) => field === name && contactFields[field].kind === "choices");
}

/** Equal for equal requests, whatever the order of the chosen options. */
export function fingerprintOf(request: ContactRequest): string {
  const values = fieldNames.map((name) => {
    const value = request[name];
    return typeof value === "string" ? value : value.toSorted();
  });
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url");
}

/** No person fills in the form faster than this. */
const minFillMs = 2_000;

/** Why a request looks automated. It is stored anyway: a person decides. */
export function suspicionsAbout({ trap, filledMs }: SentRequest): Suspicion[] {
  const found: Suspicion[] = [];
  if (trap !== "") found.push("trap");
  if (filledMs !== undefined && filledMs < minFillMs) found.push("tooFast");
  return found;
}
