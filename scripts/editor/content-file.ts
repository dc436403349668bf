import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, posix, resolve } from "node:path";
import { isScalar, parseDocument, visit } from "yaml";
import { type Field, fieldsOfFile, labelOf } from "#content/editing/kinds.ts";
import type { Change } from "#content/editing/tasks.ts";
import { fromFiles, listOf, type Values } from "#content/editing/values.ts";
import { type FileSchema, fileSchemas } from "#content/file-schemas.ts";
import { textOfFile } from "#content/format.ts";
import { splitFrontMatter } from "#content/front-matter.ts";
import { withoutMarks } from "#content/marks.ts";
import { isToTranslate } from "#content/pages.ts";
import { readFiles } from "#content/read-files.ts";
import { fillIn } from "#content/read-yaml.ts";
import { valueAt } from "#content/schema/inspect.ts";
import { languages, mainLanguage } from "#contract/languages.ts";

/** Why a file cannot be edited in a form, in a sentence for staff. */
export class NotEditable extends Error {}

/** A file of the content, in all its languages. `file` is its path in each of their folders. */
export type ContentFile = {
  file: string;
  schema: FileSchema;
  fields: readonly Field[];
  /** Those that it may have a file in; the main one first. */
  languages: readonly string[];
};

export const schemas = fileSchemas();
const fieldsOf = new Map(schemas.map((schema) => [schema, fieldsOfFile(schema)]));

/** The file at a path like "careers/clerk.yaml", whether it is there or not. */
export function contentFile(file: string): ContentFile {
  const isPlain = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.(yaml|md)$/.test(file);
  const schema = isPlain ? schemas.find(({ files }) => posix.matchesGlob(file, files)) : undefined;
  if (!schema) throw new NotEditable("There is no such page.");
  const owner = schema.collection && ownerOf(file);
  if (owner?.includes("/") && !existsSync(pathIn(mainLanguage, owner))) throw new NotEditable("There is no such page.");
  const inLanguages = languages.filter((language) => language === mainLanguage || isToTranslate(file));
  return { file, schema, fields: fieldsOf.get(schema) ?? [], languages: inLanguages };
}

export function pathIn(language: string, file: string): string {
  return `content/${language}/${file}`;
}

/** The file whose list has the members of this folder, like "guides/register-plus.yaml" for a section or a question. */
function ownerOf(file: string): string {
  const { owner } = schemas.find(({ files }) => posix.matchesGlob(file, files))?.collection ?? {};
  const depth = (owner ?? "").split("/").length;
  return `${file.split("/").slice(0, depth).join("/")}.yaml`;
}

/** By file. This process lives for one task, during which nobody changes what it has read. */
const read = new Map<string, Readonly<Record<string, unknown>>>();

/** What a file says, as it is written. Of what forms do not know, nothing may be lost: then it has no form. */
export function readRaw(path: string): Readonly<Record<string, unknown>> {
  const file = resolve(path);
  const fields = read.get(file) ?? (existsSync(path) ? parseRaw(path, readFileSync(path, "utf8")) : {});
  read.set(file, fields);
  return fields;
}

export function parseRaw(path: string, text: string): Record<string, unknown> {
  const split = splitFrontMatter(text);
  if (path.endsWith(".md") && !split) throw new NotEditable(`${path} has no fields above its text.`);
  const document = parseDocument(split?.front ?? text);
  let isPlain = document.errors.length === 0;
  visit(document, {
    Alias: () => {
      isPlain = false;
    },
    Pair: (_key, { key }) => {
      isPlain &&= isScalar(key) && typeof key.value === "string" && key.value !== "__proto__";
    },
  });
  if (!isPlain) throw new NotEditable(`${path} is not written as forms write it. A developer has to look at it.`);
  return { ...document.toJS(), ...(split && { text: split.body.trim() }) };
}

/** The values of all languages, and what says whether a colleague has changed them meanwhile. */
export function readContentFile({ file, fields, languages }: ContentFile): { values: Values; version: string } {
  const [english, ...translations] = languages.map((language) => [language, readRaw(pathIn(language, file))] as const);
  const hash = createHash("sha256");
  for (const language of languages) hash.update(`${language}\n${readText(pathIn(language, file)) ?? ""}\n`);
  const values = fromFiles(fields, english?.[1], Object.fromEntries(translations));
  return { values, version: hash.digest("hex").slice(0, 16) };
}

export function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** The name of a file's place in the list of its owner, or nothing where it has none. */
function listIn({ schema }: ContentFile): string | undefined {
  return schema.collection?.newestFirst ? undefined : schema.collection?.list;
}

/** The owner's file, or what is to be written there, with the name of a member put at the end of its list, or taken out of it. */
export function withMember(of: ContentFile, isThere: boolean, change: Change = {}): Record<string, string> {
  const list = listIn(of);
  if (!list) return {};
  const owner = ownerOf(of.file);
  const path = pathIn(mainLanguage, owner);
  const text = change[path];
  const fields = typeof text === "string" ? parseRaw(path, text) : structuredClone(readRaw(path));
  const name = nameOf(of.file);
  const names = listOf(valueAt(fields, list)).filter((one) => one !== name);
  const [last = "", ...above] = list.split(".").reverse();
  const group = above.reverse().reduce<Record<string, unknown>>((value, key) => {
    value[key] ??= {};
    return value[key] as Record<string, unknown>;
  }, fields);
  group[last] = isThere ? [...names, name] : names;
  return { [path]: textOfFile(path, fields) };
}

/** A text in the letters of addresses. */
export function slugOf(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return letters
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
}

export function nameOf(file: string): string {
  return basename(file).replace(/\.\w+$/, "");
}

/** What the folders are called, and one of what is in them. */
const collectionNames: Record<string, { many: string; one: string }> = {
  services: { many: "Services", one: "service" },
  clover: { many: "Clover apps", one: "Clover app" },
  projects: { many: "Projects", one: "project" },
  works: { many: "Case studies", one: "case study" },
  careers: { many: "Careers · Vacancies", one: "vacancy" },
  guides: { many: "Guides", one: "guide" },
  "guides/*": { many: "Sections", one: "section" },
  "guides/*/faq": { many: "Questions", one: "question" },
  "guides/*/cannot": { many: "What it can’t do", one: "limitation" },
  legal: { many: "Legal documents", one: "document" },
};

/** What an editor would call the group of a file: "House Account Tab guide · Questions". */
export function groupOf({ file, schema }: ContentFile): string {
  if (!schema.collection) return "Pages and words";
  const names = collectionNames[dirname(schema.files)];
  const many = names?.many ?? labelOf(dirname(schema.files));
  const owner = ownerOf(file);
  if (!owner.includes("/")) return many;
  const title = titleIn(owner) || labelOf(nameOf(owner));
  return schema.files.split("/").length > 3 ? `${title} · ${many}` : title;
}

export function oneOf({ schema }: ContentFile): string {
  return collectionNames[dirname(schema.files)]?.one ?? "entry";
}

/** What else than its name an editor would look for. */
const partNames: Record<string, string> = {
  frame: "Menu and footer",
  contact: "Contact form",
  mail: "Emails",
  "error-screen": "Error pages",
  "guide-search": "Search of the guides",
  clover: "Clover overview",
  services: "Services: what they share",
  works: "Works: what they share",
  projects: "Projects: what they share",
  guides: "Guides: what they share",
  legal: "Legal pages: what they share",
  apps: "Downloads",
  offline: "Page without a connection",
};

/** What an editor would call a file: "Home", or the title of what it is. */
export function labelOfFile({ file, schema }: ContentFile): string {
  if (!schema.collection) return partNames[schema.name] ?? labelOf(schema.name);
  return titleIn(file) || labelOf(nameOf(file));
}

/** The title of a file; of one that has no form, none. */
function titleIn(file: string): string {
  try {
    return titleOf(readRaw(pathIn(mainLanguage, file)));
  } catch (error) {
    if (error instanceof NotEditable) return "";
    throw error;
  }
}

export function titleOf(fields: Record<string, unknown>): string {
  const { title, jobTitle, question, name, card } = fields;
  const found = [valueAt(card, "title"), title, jobTitle, question, name].find((one) => typeof one === "string");
  return found ? withoutMarks(filled(found)) : "";
}

/** A text as visitors read it, with the facts of the company. */
export function filled(text: string): string {
  if (!text.includes("{company.")) return text;
  facts ??= { company: readFiles(`content/${mainLanguage}`, "company").value };
  return fillIn(text, { file: "", line: 1, facts }).value;
}

let facts: object | undefined;

/** Every file of the content that the site has, in the order of the schemas and of the lists that name them. */
export function allFiles(): ContentFile[] {
  return schemas.flatMap((schema) => {
    const files = globSync(schema.files, { cwd: `content/${mainLanguage}` }).map((file) => file.replaceAll("\\", "/"));
    return files.sort().map((file) => contentFile(file));
  });
}
