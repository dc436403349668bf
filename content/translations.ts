import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { fileSchemas } from "./file-schemas.ts";
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
  /** Where the English text is now that was translated, if the list has been put in another order. */
  movedTo?: string;
};

/** A hash of the English text that each translation was made from, by file and field. */
export type TranslatedFrom = Record<string, Record<string, string>>;

/** Where the staff's commands keep it: next to the translations. */
export const translatedFromFile = "translated-from.json";

/** Every text to translate, and how the language in this folder stands to it. */
export function textFields(folder: string, english = "content/en"): TextField[] {
  const known = `${folder}/${translatedFromFile}`;
  const translatedFrom: TranslatedFrom = existsSync(known) ? JSON.parse(readFileSync(known, "utf8")) : {};
  return fileSchemas().flatMap(({ files, schema }) =>
    globSync(files, { cwd: english })
      .filter(isToTranslate)
      .sort()
      .flatMap((file): TextField[] => {
        const translation = existsSync(`${folder}/${file}`) ? readFile(`${folder}/${file}`) : {};
        const fields = [...textsIn(readFile(`${english}/${file}`), schema)].map(([field, text]): TextField => {
          const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
          const isThere = field.split(".").reduce<unknown>(step, translation) !== undefined;
          const from = translatedFrom[file]?.[field];
          return { file, field, hash, from, state: !isThere ? "missing" : from === hash ? "current" : "outdated" };
        });
        return fields.map((one) => ({ ...one, ...moveOf(one, fields) }));
      }),
  );
}

/**
 * A translated list has its words by position. So where English gets an item in the middle, each later item has the words
 * of its neighbor, like a name under another portrait. These lists, one field of each, and what to do.
 */
export function* movedLists(folder: string, fields = textFields(folder)): Generator<string> {
  const seen = new Set<string>();
  for (const { file, field, movedTo } of fields) {
    const list = `${file}: ${field.replace(/\.\d+\..*/, "")}`;
    if (!movedTo || seen.has(list)) continue;
    seen.add(list);
    yield `${folder}/${file}: ${field}: in English this is now ${movedTo}. Give the list the order of content/en/${file}, with "- {}" for an item that is not translated, then run: npm run content -- accept ${basename(folder)} ${file}`;
  }
}

function moveOf({ field, from, state }: TextField, fields: readonly TextField[]): { movedTo?: string } {
  if (state !== "outdated" || !/\.\d+\./.test(field)) return {};
  const sameText = fields.find(
    // Where the other one is current, both just had the same text.
    (other) => other.hash === from && other.state !== "current" && shapeOf(other.field) === shapeOf(field),
  );
  return sameText ? { movedTo: sameText.field } : {};
}

function shapeOf(field: string): string {
  return field.replace(/\d+/g, "*");
}

function readFile(file: string): unknown {
  const text = readFileSync(file, "utf8");
  if (!file.endsWith(".md")) return parse(text);
  const [, fields = "", body = ""] = text.match(/^---\n(.*?\n)---\n(.*)$/s) ?? [];
  return { ...parse(fields), text: body.trim() };
}

function step(value: unknown, key: string): unknown {
  const inner = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  // The browser editor writes null for what is not translated yet.
  return inner ?? undefined;
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
