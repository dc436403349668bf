import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { LineCounter, type Node, parse, parseDocument } from "yaml";
import { isOnContent } from "#contract/parts.ts";
import { fileSchemas } from "./file-schemas.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { isToTranslate } from "./pages.ts";
import { fieldSchema, keyOf, type Schema, valueAt } from "./schema/inspect.ts";

/** A hash of the English text that each translation was made from, by file and field. */
export type TranslatedFrom = Record<string, Record<string, string>>;

/** Where the hashes are: next to the translations. */
export const translatedFromFile = "translated-from.json";

export function readTranslatedFrom(folder: string): TranslatedFrom {
  const file = `${folder}/${translatedFromFile}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** A text that each language has for itself. */
export type TextField = {
  file: string;
  /** Like "works.items[hat].title"; "text" for the text of a Markdown file. */
  field: string;
  /** The English text of today, and its hash. */
  english: string;
  hash: string;
  /** True for what is a name by its schema. */
  isName: boolean;
  translation: string | undefined;
  /** Where the translation is in its file. */
  path: readonly string[];
  /** The hash of the English text that was translated. */
  from: string | undefined;
  state: "missing" | "outdated" | "current";
};

/** Every text to translate, and how the language in this folder stands to it. Without those of parts that are off, unless wanted. */
export function textFields(folder: string, english = "content/en", isWanted = isOnContent): TextField[] {
  const translatedFrom = readTranslatedFrom(folder);
  return fileSchemas(isWanted).flatMap(({ files, schema }) =>
    globSync(files, { cwd: english })
      .filter(isToTranslate)
      .sort()
      .flatMap((file) => textFieldsOf({ file, schema }, { folder, english, translatedFrom })),
  );
}

/** The same of one file. */
export function textFieldsOf(
  { file, schema }: { file: string; schema: v.GenericSchema },
  { folder, english = "content/en", translatedFrom = readTranslatedFrom(folder), read = readTexts }: Translation,
): TextField[] {
  if (!isToTranslate(file) || !existsSync(`${english}/${file}`)) return [];
  const translated = existsSync(`${folder}/${file}`) ? read(`${folder}/${file}`) : {};
  return [...textsIn(read(`${english}/${file}`), translated, schema)].map((text): TextField => {
    const hash = hashOf(text.english);
    if (text.translation === undefined) return { file, ...text, hash, from: undefined, state: "missing" };
    const from = translatedFrom[file]?.[text.field];
    return { file, ...text, hash, from, state: from === hash ? "current" : "outdated" };
  });
}

type Translation = {
  folder: string;
  english?: string;
  translatedFrom?: TranslatedFrom;
  read?: (file: string) => unknown;
};

/** The fields of a file of the content; the text of a Markdown file is the field "text". */
export function readTexts(file: string): unknown {
  const text = readFileSync(file, "utf8");
  if (!file.endsWith(".md")) return parse(text);
  const { front = "", body = "" } = splitFrontMatter(text) ?? {};
  return { ...parse(front), text: body.trim() };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

type Text = Pick<TextField, "field" | "english" | "isName" | "translation" | "path">;

/** The texts in an English value, each with its translation. */
function* textsIn(
  english: unknown,
  translation: unknown,
  schema: Schema,
  names: readonly string[] = [],
  path: readonly string[] = [],
): Generator<Text> {
  if (typeof english === "string") {
    const { isTranslated, isName, mayStayEnglish } = schema ? v.getMetadata(schema) : {};
    const field = names.join(".");
    // An editor may write null for what is not translated yet.
    const text = typeof translation === "string" ? translation : undefined;
    if (mayStayEnglish && text === undefined) return;
    if (field === "text" || isTranslated) yield { field, english, isName: isName === true, translation: text, path };
    return;
  }
  if (typeof english !== "object" || english === null) return;
  const key = keyOf(schema);
  const list = names.at(-1);
  for (const [index, inner] of Object.entries(english)) {
    const innerSchema = fieldSchema(schema, index);
    if (!key) yield* textsIn(inner, valueAt(translation, index), innerSchema, [...names, index], [...path, index]);
    else {
      const name = valueAt(inner, key);
      const place = Array.isArray(translation) ? translation.findIndex((item) => valueAt(item, key) === name) : -1;
      const item = valueAt(translation, String(place));
      yield* textsIn(inner, item, innerSchema, [...names.slice(0, -1), `${list}[${name}]`], [...path, String(place)]);
    }
  }
}

/**
 * Translations that are the English text word for word, which is more often forgotten than meant. Names, and texts of
 * figures and facts alone, are the same in every language.
 */
export function untranslated(fields: readonly TextField[]): TextField[] {
  const names = new Set(fields.filter(({ isName }) => isName).map(({ english }) => english));
  return fields.filter(
    ({ english, translation }) =>
      translation === english && !names.has(english) && /\p{L}/u.test(english.replace(/\{[^}]*\}/g, "")),
  );
}

/** The line on which a text is in the file of its translation. */
export function lineOf(file: string, path: readonly string[]): number {
  const text = readFileSync(file, "utf8");
  const front = file.endsWith(".md") && splitFrontMatter(text)?.front;
  if (front && path.join() === "text") return front.split("\n").length + 2;
  const lines = new LineCounter();
  const node = parseDocument(front || text, { lineCounter: lines }).getIn(path, true) as Node | undefined;
  return lines.linePos(node?.range?.[0] ?? 0).line + (front ? 1 : 0);
}
