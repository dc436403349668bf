import type { FieldProblem } from "#contract/contact.ts";
import { StorageFailure } from "#server/storage/store.ts";

/** Everything that the server refuses or cannot do. Messages are for visitors; a 5xx never says what went wrong inside. */
const problems = {
  badRequest: { status: 400, title: "Bad request", message: "The request could not be understood." },
  foreignOrigin: {
    status: 403,
    title: "Refused",
    message: "The request came from another website and was not accepted.",
  },
  notFound: {
    status: 404,
    title: "Page not found",
    message: "There is nothing at this address. It may be misspelled, or what was here has moved.",
  },
  methodNotAllowed: { status: 405, title: "Not possible", message: "This address does not take such a request." },
  tooLarge: { status: 413, title: "Too large", message: "The request is larger than this site accepts." },
  unsupportedType: {
    status: 415,
    title: "Unknown format",
    message: "The request is in a format that this address does not read.",
  },
  expectationFailed: {
    status: 417,
    title: "Not possible",
    message: "The request expects something that this site does not offer.",
  },
  invalidFields: {
    status: 422,
    title: "Not sent yet",
    message: "Some fields are missing or not filled in correctly.",
  },
  captchaMissing: { status: 422, title: "Not sent yet", message: "Please submit recaptcha!" },
  captchaInvalid: {
    status: 422,
    title: "Not sent yet",
    message: "The robot check has expired or was used before. Please do it again.",
  },
  idempotencyConflict: {
    status: 422,
    title: "Not sent yet",
    message: "Another request was already sent under this key.",
  },
  rateLimited: {
    status: 429,
    title: "Too many requests",
    message: "Too many requests came from your network. Please try again in a few minutes.",
  },
  tooManyHeaders: { status: 431, title: "Too large", message: "The request has more headers than this site accepts." },
  internal: {
    status: 500,
    title: "Unexpected Application Error!",
    message: "Something went wrong on our side. We have noted it.",
  },
  unavailable: {
    status: 503,
    title: "Not available just now",
    message: "The server cannot take the request at the moment. Please try again in a minute.",
  },
  queueFull: {
    status: 503,
    title: "Not available just now",
    message: "More requests are waiting than the server can take. Please try again in a minute.",
  },
} as const;

type ProblemCode = keyof typeof problems;
export type FieldProblems = Partial<Record<string, FieldProblem>>;

/** A refusal with a code, an HTTP status and a message for the visitor. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly statusCode: number;
  readonly title: string;
  readonly headers: Record<string, string>;
  /** What is wrong with each field, for a form to show. */
  readonly fields: FieldProblems | undefined;

  constructor(code: ProblemCode, headers: Record<string, string> = {}, fields?: FieldProblems) {
    super(problems[code].message);
    this.code = code;
    this.statusCode = problems[code].status;
    this.title = problems[code].title;
    this.headers = headers;
    this.fields = fields;
  }
}

export function problem(code: ProblemCode, headers?: Record<string, string>, fields?: FieldProblems): Problem {
  return new Problem(code, headers, fields);
}

/** The problem behind any error: what Fastify refused keeps its status, the rest is our fault. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageFailure) {
    return problem(error.reason === "full" ? "queueFull" : "unavailable", { "retry-after": "30" });
  }
  const status = typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : 500;
  if (status === 413) return problem("tooLarge");
  if (status === 415) return problem("unsupportedType");
  if (typeof status === "number" && status >= 400 && status < 500) return problem("badRequest");
  return problem("internal");
}
