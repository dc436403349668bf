import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { type FormPart, formOf, type Input, inputsIn, type Notes, withoutNotes } from "#content/editing/form.ts";
import type { ListedGroup, ListedText, Listing, OpenText } from "#content/editing/tasks.ts";
import { withoutMarks } from "#content/marks.ts";
import { readTranslatedFrom, type TranslatedFrom, textFieldsOf } from "#content/translations.ts";
import { languageName, languages, mainLanguage } from "#contract/languages.ts";
import {
  allFiles,
  type ContentFile,
  contentFile,
  filled,
  groupOf,
  labelOfFile,
  NotEditable,
  oneOf,
  readContentFile,
  readRaw,
  schemas,
} from "./content-file.ts";

/** Every page and collection by the names that an editor would look for, and every text in them. */
export function listContent(): Listing {
  const groups = new Map<string, ListedGroup>();
  const files = allFiles();
  const translations = readTranslations();
  const open: OpenText[] = [];
  for (const one of files) {
    const texts = openTextsOf(one, translations);
    open.push(...texts);
    const count = (wanted: string) => texts.filter(({ state }) => state === wanted).length;
    const label = groupOf(one);
    const listed = { file: one.file, label: labelOfFile(one), missing: count("missing"), outdated: count("outdated") };
    const group = groups.get(label) ?? { label, files: [], add: addTo(dirname(one.file), one.file) };
    group.files.push(listed);
    groups.set(label, group);
  }
  // A folder may have no file yet.
  for (const { files, collection } of schemas) {
    if (!collection?.key || files.split("/").length > 2) continue;
    const one = contentFile(files.replace("*", "new"));
    const label = groupOf(one);
    if (!groups.has(label)) groups.set(label, { label, files: [], add: addTo(dirname(files), one.file) });
  }
  return { groups: [...groups.values()], texts: files.flatMap(textsOf), open };
}

type Translations = readonly { language: string; folder: string; translatedFrom: TranslatedFrom }[];

export function readTranslations(): Translations {
  return languages
    .map((language) => ({ language, folder: `content/${language}` }))
    .filter(({ language, folder }) => language !== mainLanguage && existsSync(folder))
    .map((one) => ({ ...one, translatedFrom: readTranslatedFrom(one.folder) }));
}

/** How each translated text stands to the English one; for "hero.offerings." the worst of all below it. */
export function statesOf({ file, schema: { schema } }: ContentFile, translations: Translations): Notes["stateOf"] {
  const all = new Map(
    translations.map(({ language, ...one }) => [language, textFieldsOf({ file, schema }, { ...one, read: readRaw })]),
  );
  return (language, field) => {
    const states = (all.get(language) ?? [])
      .filter((text) => (field.endsWith(".") ? text.field.startsWith(field) : text.field === field))
      .map(({ state }) => state);
    return (["outdated", "missing", "current"] as const).find((state) => states.includes(state));
  };
}

/** Of a file with mistakes, none. */
function openTextsOf(one: ContentFile, translations: Translations): OpenText[] {
  try {
    const notes = { ...withoutNotes, stateOf: statesOf(one, translations) };
    return [...openIn(formOf(one.fields, readContentFile(one).values, notes))].flatMap(
      ({ name, state, value, labels }) => {
        if (state !== "missing" && state !== "outdated") return [];
        const [language = ""] = name.split(".");
        const where = [...pageOf(one), ...labels, languageName(language)].join(" · ");
        return [{ file: one.file, name, where, text: withoutMarks(filled(value)), state }];
      },
    );
  } catch {
    return [];
  }
}

/** Every text that a translation has by itself. A list that is translated as a whole is one. */
function* openIn(
  parts: readonly FormPart[],
  labels: readonly string[] = [],
): Generator<Pick<Input, "name" | "state" | "value"> & { labels: readonly string[] }> {
  for (const part of parts) {
    const inner = [...labels, part.label];
    if (part.is === "field") for (const input of part.inputs) yield { ...input, labels: inner };
    else if (part.is === "group") yield* openIn(part.parts, inner);
    else if (part.state) yield { ...part, value: "", labels: inner };
    else for (const item of part.items) yield* openIn(item.parts, [...inner, item.label]);
  }
}

/** What an editor calls a page, in as many words as it takes. */
export function pageOf(one: ContentFile): string[] {
  return [groupOf(one), labelOfFile(one)].filter((label) => label !== "Pages and words");
}

function textsOf(one: ContentFile): ListedText[] {
  const { values } = readOrSkip(one);
  return [...inputsIn(formOf(one.fields, values, withoutNotes))]
    .filter(({ value }) => value !== "")
    .map(({ name, value, labels }) => ({
      file: one.file,
      name,
      where: [...pageOf(one), ...labels].join(" · "),
      text: withoutMarks(filled(value)),
    }));
}

/** What stands in fixed places cannot be one more. */
function addTo(folder: string, file: string): ListedGroup["add"] {
  const one = contentFile(file);
  return one.schema.collection?.key ? { folder, one: oneOf(one) } : undefined;
}

function readOrSkip(one: Parameters<typeof readContentFile>[0]) {
  try {
    return readContentFile(one);
  } catch (error) {
    if (error instanceof NotEditable) return { values: {} };
    throw error;
  }
}
