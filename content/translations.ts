import { existsSync, globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";
import { fileSchemas } from "./file-schemas.ts";
import { hashOf } from "./follow-english.ts";
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
  /** Where the English text is now that was translated, if the list has been put in another order. */
  movedTo?: string;
};

/** Every text to translate, and how the language in this folder stands to it. */
export function textFields(folder: string, english = "content/en"): TextField[] {
  const translatedFrom = readTranslatedFrom(folder);
  return fileSchemas().flatMap(({ files, schema }) =>
    globSync(files, { cwd: english })
      .filter(isToTranslate)
      .sort()
      .flatMap((file): TextField[] => {
        const translation = existsSync(`${folder}/${file}`) ? readFile(`${folder}/${file}`) : {};
        const fields = [...textsIn(readFile(`${english}/${file}`), schema)].map(([field, text]): TextField => {
          const hash = hashOf(text);
          const isThere = field.split(".").reduce<unknown>(step, translation) !== undefined;
          const from = translatedFrom[file]?.[field];
          return { file, field, hash, from, state: !isThere ? "missing" : from === hash ? "current" : "outdated" };
        });
        return fields.map((one) => ({ ...one, ...moveOf(one, fields) }));
      }),
  );
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
