import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";
import { formOf, inputsIn, withoutNotes } from "#content/editing/form.ts";
import type { ListedGroup, ListedText, Listing } from "#content/editing/tasks.ts";
import { withoutMarks } from "#content/marks.ts";
import { readTranslatedFrom, type TranslatedFrom, textFieldsOf } from "#content/translations.ts";
import { languages, mainLanguage } from "#contract/languages.ts";
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
  const folders = languages
    .filter((language) => language !== mainLanguage && existsSync(`content/${language}`))
    .map((language) => ({ folder: `content/${language}`, translatedFrom: readTranslatedFrom(`content/${language}`) }));
  for (const one of files) {
    const states = statesOf(one, folders);
    const count = (wanted: string) => states.filter((state) => state === wanted).length;
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
  return { groups: [...groups.values()], texts: files.flatMap(textsOf) };
}

type Translations = readonly { folder: string; translatedFrom: TranslatedFrom }[];

/** How its texts stand to the English ones, in all languages that have a folder. A file with mistakes has none. */
function statesOf({ file, schema: { schema } }: ContentFile, folders: Translations): string[] {
  try {
    return folders.flatMap((one) =>
      textFieldsOf({ file, schema }, { ...one, read: readRaw }).map(({ state }) => state),
    );
  } catch {
    return [];
  }
}

function textsOf(one: ContentFile): ListedText[] {
  const page = [groupOf(one), labelOfFile(one)].filter((label) => label !== "Pages and words");
  const { values } = readOrSkip(one);
  return [...inputsIn(formOf(one.fields, values, withoutNotes))]
    .filter(({ value }) => value !== "")
    .map(({ name, value, labels }) => ({
      file: one.file,
      name,
      where: [...page, ...labels].join(" · "),
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

/** The names of the pictures that there are. */
export function pictureNames(): string[] {
  const files = globSync("**/*.{svg,avif,webp,jpg,jpeg,png}", { cwd: "content/pictures" });
  return files.map((file) => file.replaceAll("\\", "/").replace(/\.\w+$/, "")).sort();
}
