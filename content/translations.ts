import { existsSync, globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { LineCounter, type Node, parse, parseDocument, stringify } from "yaml";
import { fileSchemas } from "./file-schemas.ts";
import { followEnglish, hashOf, readTranslatedFrom } from "./follow-english.ts";
import { isToTranslate } from "./pages.ts";

/** A text that each language has for itself. The text of a Markdown file is one field, called "text". */
export type TextField = {
  file: string;
  field: string;
  /** The English text of today, and its hash. */
  english: string;
  hash: string;
  /** True for what is a name by its schema. */
  isName: boolean;
  /** Of the English text that was translated. */
  from: string | undefined;
  state: "missing" | "outdated" | "current";
  /** The field of the translation that has its words: another one if the order of the English list has changed. */
  source: string | undefined;
  /** These words. */
  words: string | undefined;
};

/** Every text to translate, and how the language in this folder stands to it. */
export function textFields(folder: string, english = "content/en"): TextField[] {
  const translatedFrom = readTranslatedFrom(folder);
  return fileSchemas().flatMap(({ files, schema }) =>
    globSync(files, { cwd: english })
      .filter(isToTranslate)
      .sort()
      .flatMap((file): TextField[] => {
        const translated = translatedFrom[file] ?? {};
        const englishWords = readFile(`${english}/${file}`);
        const words = existsSync(`${folder}/${file}`) ? readFile(`${folder}/${file}`) : {};
        const sources = namesOfFields(words);
        if (file.endsWith(".yaml")) followEnglish(englishWords, sources, translated);
        return [...textsIn(englishWords, schema)].map(([field, english, isName]) => {
          const hash = hashOf(english);
          const found = valueAt(sources, field);
          const source = typeof found === "string" ? found : undefined;
          const from = source && translated[source];
          return {
            file,
            field,
            english,
            hash,
            isName,
            from,
            source,
            words: source && String(valueAt(words, source)),
            state: !source ? "missing" : from === hash ? "current" : "outdated",
          };
        });
      }),
  );
}

/** The same value with the path of each text in its place. */
function namesOfFields(value: unknown, path: string[] = []): unknown {
  if (Array.isArray(value)) return value.map((inner, index) => namesOfFields(inner, [...path, String(index)]));
  // The browser editor writes null for what is not translated yet.
  if (typeof value !== "object" || value === null) return value === null ? undefined : path.join(".");
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, namesOfFields(inner, [...path, key])]));
}

/** The text of a translated file with its lists in the order of English, or nothing if they are. */
export function inEnglishOrder(fields: readonly TextField[], file: string, folder: string): string | undefined {
  const moved = fields.some((one) => one.file === file && one.source && one.source !== one.field);
  if (!moved) return undefined;
  const words = readFile(`${folder}/${file}`);
  followEnglish(readFile(`content/en/${file}`), words, readTranslatedFrom(folder)[file] ?? {});
  // An item that is not translated keeps its place.
  return stringify(words, (_key, value) => (Array.isArray(value) ? Array.from(value, (item) => item ?? {}) : value));
}

function readFile(file: string): unknown {
  const text = readFileSync(file, "utf8");
  if (!file.endsWith(".md")) return parse(text);
  const [, fields = "", body = ""] = text.match(/^---\n(.*?\n)---\n(.*)$/s) ?? [];
  return { ...parse(fields), text: body.trim() };
}

function valueAt(root: unknown, field: string): unknown {
  return field
    .split(".")
    .reduce((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), root);
}

/**
 * Translations that are the English text word for word, which is more often forgotten than meant. Names, and texts of
 * figures and facts alone, are the same in every language.
 */
export function untranslated(fields: readonly TextField[]): TextField[] {
  const names = new Set(fields.filter(({ isName }) => isName).map(({ english }) => english));
  return fields.filter(
    ({ english, words }) =>
      words === english && !names.has(english) && /\p{L}/u.test(english.replace(/\{[^}]*\}/g, "")),
  );
}

/** The line of a translation's file on which a field is. */
export function lineOf(file: string, field: string): number {
  const text = readFileSync(file, "utf8");
  const [front = "", fields = text] = file.endsWith(".md") ? (text.match(/^---\n(.*?\n)---\n/s) ?? []) : [];
  if (front && field === "text") return front.split("\n").length;
  const lines = new LineCounter();
  const node = parseDocument(fields, { lineCounter: lines }).getIn(field.split("."), true) as Node | undefined;
  return lines.linePos(node?.range?.[0] ?? 0).line + (front ? 1 : 0);
}

/** The texts in a value, each with its path and whether it is a name. */
function* textsIn(
  value: unknown,
  schema: v.GenericSchema | undefined,
  path: string[] = [],
): Generator<[string, string, boolean]> {
  if (typeof value === "string") {
    const { isTranslated, isName } = schema ? v.getMetadata(schema) : {};
    if (path.join() === "text" || isTranslated) yield [path.join("."), value, isName === true];
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, fieldSchema(schema, key), [...path, key]);
  }
}

/** The schema of a field or an item. */
export function fieldSchema(schema: v.GenericSchema | undefined, key: string): v.GenericSchema | undefined {
  const { entries, item, items } = (schema ?? {}) as {
    entries?: Record<string, v.GenericSchema>;
    item?: v.GenericSchema;
    items?: v.GenericSchema[];
  };
  const field = entries?.[key] ?? item ?? items?.[Number(key)];
  // What may be left out is a schema in a schema.
  return (field as { wrapped?: v.GenericSchema } | undefined)?.wrapped ?? field;
}
