import * as v from "valibot";

/** Where contact requests are posted. */
export const contactPath = "/api/contact";

/** Where a plain form leads after its request was stored. */
export const contactReceivedPath = "/contact-received";

/** What the form says beside its six fields. */
export const contactHeaders = {
  /** The same key and body is one request, however often it is sent. */
  idempotencyKey: "idempotency-key",
  captchaToken: "x-captcha-token",
  /** Milliseconds from the first key press to sending. */
  filledMs: "x-form-filled-ms",
  /** What stands in the field that only robots see. */
  trap: "x-form-trap",
} as const;

/** The name of the field that only robots see, in a form posted without scripts. */
export const trapField = "website";

export const purposes = ["web", "mobileApp", "uxUi", "branding", "artificialIntelligence", "other"] as const;
export type Purpose = (typeof purposes)[number];

/** What can be wrong with a field; the words for each stand in content/<language>/contact.ts. */
export const fieldProblemCodes = ["required", "invalidEmail", "tooLong", "invalid"] as const;
export type FieldProblem = (typeof fieldProblemCodes)[number];

/** The fields that must not be empty. */
export const requiredFields = ["name", "email", "body"] as const;

/** The longest value of each field, in code points: an emoji counts one, in the browser as in the databases. */
export const longest = { name: 200, email: 254, phone: 40, subject: 200, body: 5000 } as const;

/** Letters, digits, dot, underscore or hyphen; an at sign; a domain; an ending of 2 to 4 letters. */
export const emailPattern = /^[A-Za-z0-9._-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,4}$/;

const text = v.pipe(
  v.string(code("invalid")),
  v.check((value) => !value.includes("\0"), code("invalid")),
  v.transform((value) => value.toWellFormed()),
);

// Line breaks and other control characters have no place in one line, least of all in the header of a mail.
const oneLine = v.pipe(
  text,
  v.transform((value) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()),
);

const severalLines = v.pipe(
  text,
  v.transform((value) => value.replace(/\r\n?/g, "\n").trim()),
);

/** A contact request as the interface takes it: these six fields and no other. */
export const contactRequest = v.strictObject(
  {
    name: v.pipe(optional(oneLine), v.nonEmpty(code("required")), upTo(longest.name)),
    email: v.pipe(
      optional(oneLine),
      v.nonEmpty(code("required")),
      upTo(longest.email),
      v.regex(emailPattern, code("invalidEmail")),
    ),
    phone: v.pipe(optional(oneLine), upTo(longest.phone)),
    subject: v.pipe(optional(oneLine), upTo(longest.subject)),
    purpose: v.optional(
      v.pipe(
        // Counted first: tens of thousands of entries fit into a body, and each wrong one makes an issue.
        v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= purposes.length, code("invalid")),
        v.array(v.picklist(purposes, code("invalid"))),
        v.check((chosen) => new Set(chosen).size === chosen.length, code("invalid")),
      ),
      [],
    ),
    body: v.pipe(optional(severalLines), v.nonEmpty(code("required")), upTo(longest.body)),
  },
  code("invalid"),
);
export type ContactRequest = v.InferOutput<typeof contactRequest>;

/** What is wrong with each field, the first problem of each; empty if the request can be sent. */
export function fieldProblems(values: unknown): Partial<Record<string, FieldProblem>> {
  const result = v.safeParse(contactRequest, values);
  const problems = new Map<string, FieldProblem>();
  for (const issue of result.issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? "");
    if (!problems.has(field)) problems.set(field, issue.message as FieldProblem);
  }
  return Object.fromEntries(problems);
}

function optional<Schema extends v.GenericSchema<string, string>>(schema: Schema) {
  return v.optional(schema, "");
}

function upTo(most: number) {
  // Code points are at most as many as code units, so the array is only made where it decides.
  return v.check((value: string) => value.length <= most || Array.from(value).length <= most, code("tooLong"));
}

function code(problem: FieldProblem): FieldProblem {
  return problem;
}
