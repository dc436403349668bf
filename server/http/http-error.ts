import { STATUS_CODES } from "node:http";
import type { FieldErrors } from "#contract/contact.ts";
import { StorageFailure } from "#server/storage/store.ts";

/** Everything that the server refuses or cannot do. A 5xx never says what went wrong inside. */
const errors = {
  badRequest: 400,
  foreignOrigin: 403,
  notAllowed: 403,
  notFound: 404,
  deskClosed: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupportedType: 415,
  expectationFailed: 417,
  invalidFields: 422,
  captchaMissing: 422,
  captchaInvalid: 422,
  idempotencyConflict: 422,
  rateLimited: 429,
  tooManyHeaders: 431,
  internal: 500,
  unavailable: 503,
  queueFull: 503,
} as const;

type Code = keyof typeof errors;
type Text = readonly [title: string, message: string];

/** What those say that content/en/error-screen.yaml does not have. */
const texts = {
  notAllowed: [
    "Not allowed",
    "Only those who may publish can do this. On the page Staff, someone who may can let you.",
  ],
  deskClosed: [
    "The desk is closed",
    "Nobody has been invited yet. This command opens it: npm run desk -- invite you@company.example",
  ],
  unsupportedType: ["Unknown format", "The request is in a format that this address does not read."],
  expectationFailed: ["Not possible", "The request expects something that this site does not offer."],
  captchaMissing: ["Not sent yet", "Please submit recaptcha!"],
  captchaInvalid: ["Not sent yet", "The robot check has expired or was used before. Please do it again."],
  idempotencyConflict: ["Not sent yet", "Another request was already sent under this key."],
  tooManyHeaders: ["Too large", "The request has more headers than this site accepts."],
} satisfies Partial<Record<Code, Text>>;

/** The others, for which the content must have words. */
export type CodeInContent = Exclude<Code, keyof typeof texts>;

type Details = {
  headers?: Record<string, string>;
  /** What is wrong with each field, for a form to show. */
  fields?: FieldErrors;
};

/** A refusal with a code and an HTTP status. Where the content has the words, its own are the name of the status. */
export class HttpError extends Error {
  readonly code: Code;
  readonly statusCode: number;
  readonly title: string;
  readonly headers: Record<string, string>;
  readonly fields: FieldErrors | undefined;

  constructor(code: Code, { headers = {}, fields }: Details = {}) {
    const status = errors[code];
    const name = STATUS_CODES[status] ?? "";
    const [title, message]: Text = code in texts ? texts[code as keyof typeof texts] : [name, name];
    super(message);
    this.code = code;
    this.statusCode = status;
    this.title = title;
    this.headers = headers;
    this.fields = fields;
  }
}

/** True for what this server refuses or what its database could not do: known, and no fault in the program. */
export function isExpected(error: unknown): boolean {
  return error instanceof HttpError || error instanceof StorageFailure;
}

/** What any error means to a visitor: what Fastify refused keeps its status, the rest is our fault. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StorageFailure) {
    return new HttpError(error.reason === "full" ? "queueFull" : "unavailable", { headers: { "retry-after": "30" } });
  }
  const status = typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : 500;
  if (status === 413) return new HttpError("tooLarge");
  if (status === 415) return new HttpError("unsupportedType");
  if (typeof status === "number" && status >= 400 && status < 500) return new HttpError("badRequest");
  return new HttpError("internal");
}
