import * as v from "valibot";
import { type Reference, references } from "#content/check-references.ts";
import type { FileSchema } from "#content/file-schemas.ts";
import { namedPictures, pictureFolders } from "#content/files.ts";

/** A field of a form, as its schema describes it. */
export type Field = { name: string; label: string; hint?: string | undefined; isOptional: boolean; kind: Kind };

/** What a field takes. */
export type Kind =
  | {
      is: "text";
      input: "line" | "lines" | "markdown" | "date" | "number";
      isTranslated: boolean;
      /** The list with an item of this name. */
      names?: Reference | undefined;
    }
  /**
   * The name of a picture in a folder of content/pictures; without one, the folder is a part of the name. `place` is the
   * folder for one that is uploaded.
   */
  | { is: "picture"; folder: string | undefined; place: string; isTranslated: false }
  | { is: "choice"; values: readonly unknown[] }
  | { is: "switch" }
  /** Lists of words: a line for each, with commas. */
  | { is: "words"; isNumbered: boolean }
  | { is: "group"; fields: readonly Field[] }
  | { is: "list"; item: Kind; key: string | undefined; isFixed: boolean };

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
  requirement?: unknown;
  metadata?: { isTranslated?: boolean; keyedBy?: string };
};

/** The fields of a kind of file; the text of a Markdown file comes last. */
export function fieldsOfFile({ name, format, schema, collection }: FileSchema): Field[] {
  const start = collection ? `${collection.owner}.${collection.list}.*` : name;
  const fields = fieldsIn(schema as unknown as Schema, start);
  if (format === "yaml") return fields;
  const hint =
    "A blank line begins a paragraph. **bold**, [a link](/contact), - for a list, 1. for steps, > for a note.";
  const kind = { is: "text", input: "markdown", isTranslated: true } as const;
  return [...fields, { name: "text", label: "Text", hint, isOptional: false, kind }];
}

function fieldsIn({ entries = {} }: Schema, path: string): Field[] {
  return Object.entries(entries).map(([name, schema]) => ({
    name,
    label: isPicture(name, entries) ? "Picture" : labelOf(name),
    hint: isPicture(name, entries) || namedPictures[`${path}.${name}`] ? pictureHint : hintOf(schema),
    isOptional: schema.type === "optional",
    kind: kindOf(schema, `${path}.${name}`, isPicture(name, entries)),
  }));
}

const pictureHint = "Upload a file, or name a picture that is there already.";

function isPicture(name: string, entries: object): boolean {
  return name === "file" && "alt" in entries;
}

function kindOf(schema: Schema, path: string, isNamed = false): Kind {
  const folder = namedPictures[path];
  if (isNamed || folder) return { is: "picture", folder, place: folder ?? placeFor(path), isTranslated: false };
  const rules = rulesOf(schema);
  switch (schema.type) {
    case "optional":
      return kindOf(schema.wrapped as Schema, path);
    case "strict_object":
      return { is: "group", fields: fieldsIn(schema, path) };
    case "array":
    case "strict_tuple": {
      const item = (schema.item ?? schema.items?.[0]) as Schema;
      if (/^(array|tuple)$/.test(item.type)) return { is: "words", isNumbered: item.type === "tuple" };
      const key = rules.get("metadata")?.metadata?.keyedBy;
      return { is: "list", item: kindOf(item, `${path}.*`), key, isFixed: schema.type === "strict_tuple" };
    }
    case "picklist":
      return { is: "choice", values: schema.options ?? [] };
    case "boolean":
      return { is: "switch" };
    case "union":
      return unionOf(schema.options as Schema[], path);
    default:
      return { is: "text", input: inputOf(schema, rules), isTranslated: isTranslated(rules), names: references[path] };
  }
}

function placeFor(path: string): string {
  const fields = Object.keys(pictureFolders).filter((field) => path.startsWith(field));
  const [longest = ""] = fields.sort((one, other) => other.length - one.length);
  return pictureFolders[longest] ?? "illustrations";
}

/** Texts of several kinds are a text; a text that may be empty is one, too. */
function unionOf(options: readonly Schema[], path: string): Kind {
  const text = options.find(({ type }) => type === "string");
  return text ? kindOf(text, path) : { is: "choice", values: options.map(({ literal }) => literal) };
}

function inputOf({ type }: Schema, rules: Rules) {
  if (type === "number") return "number";
  if (rules.has("iso_date")) return "date";
  return isTranslated(rules) ? "lines" : "line";
}

type Rules = ReadonlyMap<string, Schema>;

/** The rules of a schema by their names, those of the schema it is based on included. */
function rulesOf({ pipe = [] }: Schema): Rules {
  return new Map(pipe.flatMap((step) => (step.pipe ? [...rulesOf(step)] : [[step.type, step] as const])));
}

function isTranslated(rules: Rules): boolean {
  return rules.get("metadata")?.metadata?.isTranslated === true;
}

function hintOf(schema: Schema): string | undefined {
  const sentence = v.getDescription(schema as never);
  if (schema.type === "optional") return sentence ?? hintOf(schema.wrapped as Schema);
  const max = rulesOf(schema).get("max_length")?.requirement;
  const limit = schema.type === "string" && max !== undefined && `At most ${max} characters.`;
  return [sentence, limit].filter(Boolean).join(" ") || undefined;
}

/** Whether a translation has something of it. */
export function hasTranslation(kind: Kind): boolean {
  if (kind.is === "group") return kind.fields.some((field) => hasTranslation(field.kind));
  if (kind.is === "list") return hasTranslation(kind.item);
  return kind.is === "text" && kind.isTranslated;
}

/** The fields that a translation has words of its own in. */
export function translatedFields(fields: readonly Field[]): Field[] {
  return fields
    .filter(({ kind }) => hasTranslation(kind))
    .map((field) => ({ ...field, kind: translatedKind(field.kind) }));
}

function translatedKind(kind: Kind): Kind {
  if (kind.is === "group") return { ...kind, fields: translatedFields(kind.fields) };
  return kind.is === "list" ? { ...kind, item: translatedKind(kind.item) } : kind;
}

/** What an editor calls a field whose name says it to programmers. */
const labels: Record<string, string> = {
  alt: "What the picture shows",
  appname: "File of the app",
  backgroundImage: "Picture",
  file: "File",
  focus: "Part that stays when cropped",
  head: "In search results and tabs",
  href: "Link",
  imageName: "Picture",
  imageSrc: "Picture",
  requirementsIntro: "Sentence above the requirements",
  roleEnum: "Group",
  sectionId: "Part of the page",
  slug: "End of the address",
  toClover: "Lead to Clover",
};

/** "jobTitle" as "Job title". */
export function labelOf(key: string): string {
  if (labels[key]) return labels[key];
  const label = key.replaceAll("-", " ").replace(/[a-z][A-Z]/g, ([end, start]) => `${end} ${start?.toLowerCase()}`);
  return label.charAt(0).toUpperCase() + label.slice(1);
}
