import type { FieldErrors } from "#contract/contact.ts";
import { StorageFailure } from "#server/storage/store.ts";

/** Everything that the server refuses or cannot do. Messages are for visitors; a 5xx never says what went wrong inside. */
const errors = {
  badRequest: [
    400,
    "Bad request",
    "The request could not be understood. Check the address, or start over from the home page.",
  ],
  foreignOrigin: [
    403,
    "Refused",
    "The request came from another website and was not accepted. Use the contact form on this site instead.",
  ],
  notAllowed: [
    403,
    "Not allowed",
    "Only those who may publish can do this. On the page Staff, someone who may can let you.",
  ],
  notFound: [
    404,
    "Page not found",
    "There is nothing at this address. The line got lost: a letter may be wrong, or what was here has moved.",
  ],
  deskClosed: [
    404,
    "The desk is closed",
    "Nobody has been invited yet. This command opens it: npm run desk -- invite you@company.example",
  ],
  methodNotAllowed: [
    405,
    "Not possible",
    "That is not allowed at this address. Go back, or start over from the home page.",
  ],
  tooLarge: [413, "Too large", "The request is larger than this site accepts. Shorten your message and send it again."],
  unsupportedType: [415, "Unknown format", "The request is in a format that this address does not read."],
  expectationFailed: [417, "Not possible", "The request expects something that this site does not offer."],
  invalidFields: [422, "Not sent yet", "Your message wasn't sent: some fields are blank or not filled in correctly."],
  captchaMissing: [422, "Not sent yet", "Please submit recaptcha!"],
  captchaInvalid: [422, "Not sent yet", "The robot check has expired or was used before. Please do it again."],
  idempotencyConflict: [422, "Not sent yet", "Another request was already sent under this key."],
  rateLimited: [
    429,
    "Too many requests",
    "Too many requests came from your network. Please try again in a few minutes.",
  ],
  tooManyHeaders: [431, "Too large", "The request has more headers than this site accepts."],
  internal: [500, "Unexpected Application Error!", "Something went wrong on our side. We have noted it."],
  unavailable: [
    503,
    "Not available just now",
    "The server cannot take the request at the moment. Please try again in a minute.",
  ],
  queueFull: [
    503,
    "Not available just now",
    "More requests are waiting than the server can take. Please try again in a minute.",
  ],
} as const satisfies Record<string, readonly [status: number, title: string, message: string]>;

type Details = {
  headers?: Record<string, string>;
  /** What is wrong with each field, for a form to show. */
  fields?: FieldErrors;
};

/** A refusal with a code, an HTTP status and a message for the visitor. */
export class HttpError extends Error {
  readonly code: keyof typeof errors;
  readonly statusCode: number;
  readonly title: string;
  readonly headers: Record<string, string>;
  readonly fields: FieldErrors | undefined;

  constructor(code: keyof typeof errors, { headers = {}, fields }: Details = {}) {
    const [status, title, message] = errors[code];
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
