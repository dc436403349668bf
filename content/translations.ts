import { existsSync, globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { parse, stringify } from "yaml";
import { fileSchemas } from "./file-schemas.ts";
import { followEnglish, hashOf } from "./follow-english.ts";
import { readTranslatedFrom } from "./load.ts";
import { isToTranslate } from "./pages.ts";

/** A text that each language has for itself. The text of a Markdown file is one field, called "text". */
export type TextField = {
  file: string;
  field: string;
  /** Of the English text of today. */
  hash: string;
  /** Of the English text that was translated. */
  from: string | undefined;
  state: "missing" | "outdated" | "current";
  /** The field of the translation that has its words: another one if the English list has got another order. */
  source: string | undefined;
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
        const sources = existsSync(`${folder}/${file}`) ? namesOfFields(readFile(`${folder}/${file}`)) : {};
        if (file.endsWith(".yaml")) followEnglish(englishWords, sources, translated);
        return [...textsIn(englishWords, schema)].map(([field, text]) => {
          const hash = hashOf(text);
          const found = field.split(".").reduce<unknown>(step, sources);
          const source = typeof found === "string" ? found : undefined;
          const from = source && translated[source];
          return {
            file,
            field,
            hash,
            from,
            source,
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

function step(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** The texts in a value, each with its path. */
function* textsIn(
  value: unknown,
  schema: v.GenericSchema | undefined,
  path: string[] = [],
): Generator<[string, string]> {
  if (typeof value === "string") {
    if (path.join() === "text" || (schema && v.getMetadata(schema).isTranslated)) yield [path.join("."), value];
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
