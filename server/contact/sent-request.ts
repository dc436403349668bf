import type { FastifyRequest } from "fastify";
import { contactHeaders, trapField } from "#contract/contact.ts";
import { problem } from "#server/http/problem.ts";
import { isPlainForm } from "./plain-form.ts";

/** A contact request as it came in, from a script or from a form without scripts. */
export type SentRequest = {
  plain: boolean;
  values: unknown;
  captchaToken: string;
  idempotencyKey: string | undefined;
  trap: string;
  filledMs: number | undefined;
};

/** Reads what a request says in its body and in its headers. */
export function readSentRequest(request: FastifyRequest): SentRequest {
  if (isPlainForm(request)) {
    const { [trapField]: trap, ...values } = request.body as Record<string, unknown>;
    return {
      plain: true,
      values,
      captchaToken: "",
      idempotencyKey: undefined,
      trap: String(trap ?? ""),
      filledMs: undefined,
    };
  }
  const header = (name: string) => String(request.headers[name] ?? "");
  const filled = header(contactHeaders.filledMs);
  return {
    plain: false,
    values: request.body,
    captchaToken: header(contactHeaders.captchaToken),
    idempotencyKey: checkedKey(header(contactHeaders.idempotencyKey)),
    trap: header(contactHeaders.trap),
    filledMs: /^\d{1,12}$/.test(filled) ? Number(filled) : undefined,
  };
}

function checkedKey(key: string): string | undefined {
  if (key === "") return undefined;
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw problem("badRequest");
  return key;
}
