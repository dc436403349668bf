import * as v from "valibot";

/** A field of a form in Sveltia CMS. */
export type Field = Kind & { name: string };
type Kind = { widget: string; i18n: boolean; fields?: Field[]; [option: string]: unknown };

/** What is looked at in a schema of valibot. */
type Schema = {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  items?: readonly Schema[];
  wrapped?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly Schema[];
  kind?: string;
  requirement?: unknown;
  metadata?: { isTranslated?: boolean; keyedBy?: string };
  message?: unknown;
};

/** A field for each entry of a group. What has no form here (a list in a list) is left out, and stays as it is in the file. */
export function fieldsOf(group: object): Field[] {
  return Object.entries((group as Schema).entries ?? {}).flatMap(([name, schema]) => {
    const kind = kindOf(schema);
    const hint = descriptionOf(schema) ?? descriptionOf(schema.wrapped);
    return kind ? [Object.assign(kind, { name, label: labelOf(name), hint })] : [];
  });
}

function kindOf(schema: Schema): Kind | undefined {
  const rules = rulesOf(schema);
  switch (schema.type) {
    case "optional": {
      const kind = schema.wrapped && kindOf(schema.wrapped);
      return kind && { ...kind, required: false };
    }
    case "string":
      return textOf(rules);
    case "number":
      return { ...numberOf(rules), widget: "number", i18n: false };
    case "boolean":
      return { widget: "boolean", required: false, i18n: false };
    case "picklist":
      return { widget: "select", options: schema.options, i18n: false };
    case "union":
      return choiceOf(schema.options as Schema[]);
    case "array":
    case "strict_tuple":
      return listOf(schema, rules);
    case "strict_object": {
      const fields = fieldsOf(schema);
      return fields.length > 0
        ? { widget: "object", fields, ...inLanguages(fields.some(({ i18n }) => i18n)) }
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Text. It is for translators if its schema says so; an address, a day or a file is the same in every language. */
function textOf(rules: Rules): Kind {
  const { max } = limits(rules, "length");
  const isTranslated = Boolean(rules.get("metadata")?.metadata?.isTranslated);
  const shared = { ...inLanguages(isTranslated), pattern: patternOf(rules) };
  if (rules.has("iso_date")) return { ...shared, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (rules.has("email")) return { ...shared, widget: "string", type: "email" };
  if (rules.has("regex")) return { ...shared, widget: "string" };
  const isLong = isTranslated && Number(max ?? 61) > 60;
  return { ...shared, widget: isLong ? "text" : "string", use_emoji_autocomplete: false };
}

/**
 * What a text must match. How long it is cannot be told where a fact of the company is filled in: the editor's own limits
 * would count {company.name} as 14 characters. The page that shows it says when it is too long.
 */
function patternOf(rules: Rules): [pattern: string, message: unknown] | undefined {
  const regex = rules.get("regex");
  // With its flags: without u, \p{L} is no letter.
  if (regex) return [String(regex.requirement), regex.message];
  const { min, max } = limits(rules, "length");
  if (min === undefined && max === undefined) return undefined;
  const sides = [min !== undefined && `at least ${min}`, max !== undefined && `at most ${max}`].filter(Boolean);
  return [`/^(?:.{${min ?? 0},${max ?? ""}}|.*\\{company\\..*)$/s`, `must have ${sides.join(" and ")} characters`];
}

/** A translation may be unfinished. */
function inLanguages(i18n: boolean) {
  return { i18n, required: i18n ? ["en"] : true };
}

function numberOf(rules: Rules): object {
  return { value_type: rules.has("integer") ? "int" : "float", ...limits(rules, "value") };
}

/** One of several values; or a value, and "" for none. */
function choiceOf(options: readonly Schema[]): Kind | undefined {
  const values = options.map(({ literal }) => literal);
  const [other, ...more] = options.filter(({ type }) => type !== "literal");
  if (!other)
    return { widget: "select", options: values.map((value) => ({ label: String(value), value })), i18n: false };
  return more.length === 0 && values.includes("") ? kindOf(other) : undefined;
}

function listOf({ item, items }: Schema, rules: Rules): Kind | undefined {
  const [inner] = items ?? [item];
  const kind = inner && kindOf(inner);
  if (!kind || kind.widget === "list") return undefined;
  const list = { widget: "list", ...inLanguages(kind.i18n), ...limits(rules, "length") };
  const count = items && { min: items.length, max: items.length };
  if (kind.fields) {
    const key = rules.get("metadata")?.metadata?.keyedBy?.split(".");
    return { ...list, ...count, collapsed: true, fields: key ? withKey(kind.fields, key) : kind.fields };
  }
  return { ...list, ...count, field: { ...kind, name: "entry", label: "Entry" } };
}

/** The fields of an item. The one by which a translation names it is in the form of every language. */
function withKey(fields: readonly Field[], [name, ...rest]: readonly string[]): Field[] {
  return fields.map((field) => {
    if (field.name !== name) return field;
    if (field.fields && rest.length > 0) return { ...field, i18n: true, fields: withKey(field.fields, rest) };
    const hint = [field.hint, "A translation names the item by it."].filter(Boolean).join(" ");
    return { ...field, i18n: true, required: true, hint };
  });
}

type Rules = ReadonlyMap<string, Schema>;

/** The rules of a schema by their names, those of the schema it is based on included. */
function rulesOf({ pipe = [] }: Schema): Rules {
  return new Map(pipe.flatMap((step) => (step.pipe ? [...rulesOf(step)] : [[step.type, step] as const])));
}

function limits(rules: Rules, what: "length" | "value"): { min?: unknown; max?: unknown } {
  const min = rules.get(`min_${what}`) ?? rules.get(what);
  const max = rules.get(`max_${what}`) ?? rules.get(what);
  return { ...(min && { min: min.requirement }), ...(max && { max: max.requirement }) };
}

function descriptionOf(schema: Schema | undefined): string | undefined {
  return schema && v.getDescription(schema as never);
}

/** "jobTitle" as "Job title". */
export function labelOf(key: string): string {
  const label = key.replaceAll("-", " ").replace(/[a-z][A-Z]/g, ([end, start]) => `${end} ${start?.toLowerCase()}`);
  return label.charAt(0).toUpperCase() + label.slice(1);
}
