import * as v from "valibot";

/** Where contact requests are posted. */
export const contactPath = "/api/contact";

/** What the form sends besides its fields. */
export const contactHeaders = {
  /** The same key and body is one request, however often it is sent. */
  idempotencyKey: "idempotency-key",
  captchaToken: "x-captcha-token",
  /** Milliseconds from the first key press to sending, or from the start of the page if no press was noticed. */
  filledMs: "x-form-filled-ms",
  /** The value of the field that only robots see. */
  trap: "x-form-trap",
  /** The language of the page that the form is on. */
  language: "x-form-language",
  /** Where the visit came from, as the parameters of an address (contract/visit-source.ts). */
  source: "x-visit-source",
} as const;

/** The name of the field that only robots see, in a form posted without scripts. */
export const trapField = "website";

/** The name of the field with the form's language, in a form posted without scripts. English forms have none. */
export const languageField = "language";

/** A choice as it is sent and stored. Which ones there are is content: content/en/contact.yaml lists the purposes. */
export const choiceCode = /^[A-Za-z0-9-]{1,40}$/;

/** Letters, digits, dot, underscore or hyphen; an at sign; a domain; an ending of 2 to 4 letters. */
export const emailPattern = /^[A-Za-z0-9._-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,4}$/;

/** A field that is typed: one line, or several. */
type TextField = {
  kind: "line" | "text";
  required: boolean;
  /** In code points: an emoji counts as one, in the browser and in both databases. */
  maxLength: number;
  inputType: "text" | "email" | "tel";
  autoComplete: "name" | "email" | "tel" | "organization" | "off";
  pattern?: RegExp;
};

/** A field in which any number of choices can be made, up to `maxChoices`. */
type ChoiceField = { kind: "choices"; maxChoices: number };

/**
 * The fields of a contact request, in the order of the form. Both forms, the validation, the database
 * columns, the export and the email are made from this table; CONTRIBUTING.md says how to add a field.
 */
export const contactFields = {
  name: { kind: "line", required: true, maxLength: 200, inputType: "text", autoComplete: "name" },
  email: {
    kind: "line",
    required: true,
    maxLength: 254,
    inputType: "email",
    autoComplete: "email",
    pattern: emailPattern,
  },
  phone: { kind: "line", required: false, maxLength: 40, inputType: "tel", autoComplete: "tel" },
  subject: { kind: "line", required: false, maxLength: 200, inputType: "text", autoComplete: "off" },
  purpose: { kind: "choices", maxChoices: 30 },
  body: { kind: "text", required: true, maxLength: 5000, inputType: "text", autoComplete: "off" },
} as const satisfies Record<string, TextField | ChoiceField>;

type Fields = typeof contactFields;
export type FieldName = keyof Fields;
export type TextFieldName = { [Name in FieldName]: Fields[Name] extends TextField ? Name : never }[FieldName];
export const fieldNames = Object.keys(contactFields) as FieldName[];

/** A contact request whose values have been checked. */
export type ContactRequest = { [Name in FieldName]: Name extends TextFieldName ? string : string[] };

/** What can be wrong with a field. The sentences are in content/<language>/contact.yaml. */
export type FieldError = "required" | "invalidEmail" | "tooLong" | "invalid";
export type FieldErrors = Partial<Record<string, FieldError>>;

/** A contact request in which nothing was typed or chosen. */
export function emptyRequest(): ContactRequest {
  const values = fieldNames.map((name) => [name, contactFields[name].kind === "choices" ? [] : ""]);
  return Object.fromEntries(values);
}

const text = v.pipe(
  v.string(code("invalid")),
  v.check((value) => !value.includes("\0"), code("invalid")),
  v.transform((value) => value.toWellFormed()),
);

// Line breaks and other control characters do not belong in one line, least of all in the header of an email.
const oneLine = v.pipe(
  text,
  v.transform((value) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()),
);

const severalLines = v.pipe(
  text,
  v.transform((value) => value.replace(/\r\n?/g, "\n").trim()),
);

const schemas = fieldNames.map((name) => [name, schemaOf(contactFields[name])]);

/**
 * A contact request as the API takes it: these fields and no other. That a choice is one of the content's is for the
 * server to check: a form offers no others.
 */
export const contactRequest = v.strictObject(
  Object.fromEntries(schemas) as { [Name in FieldName]: v.GenericSchema<unknown, ContactRequest[Name]> },
  code("invalid"),
);

function schemaOf(field: TextField | ChoiceField): v.GenericSchema {
  if (field.kind === "choices") {
    return v.optional(
      v.pipe(
        // Counted first: tens of thousands of entries fit into a body, and each wrong one would create an issue.
        v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= field.maxChoices, code("invalid")),
        v.array(v.pipe(v.string(code("invalid")), v.regex(choiceCode, code("invalid")))),
        v.check((chosen) => new Set(chosen).size === chosen.length, code("invalid")),
      ),
      [],
    );
  }
  const { required, maxLength, pattern } = field;
  return v.pipe(
    v.optional(field.kind === "line" ? oneLine : severalLines, ""),
    v.check((value) => !required || value !== "", code("required")),
    // There are never more code points than code units, so the array is created only if it matters.
    v.check((value) => value.length <= maxLength || Array.from(value).length <= maxLength, code("tooLong")),
    v.check((value) => !pattern || value === "" || pattern.test(value), code("invalidEmail")),
  );
}

/** The first mistake in each field; empty if the request can be sent. */
export function findFieldErrors(values: unknown): FieldErrors {
  const result = v.safeParse(contactRequest, values);
  const errors = new Map<string, FieldError>();
  for (const issue of result.issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? "");
    if (!errors.has(field)) errors.set(field, issue.message as FieldError);
  }
  return Object.fromEntries(errors);
}

function code(error: FieldError): FieldError {
  return error;
}
