import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";
import { formOf, inputsIn, withoutNotes } from "#content/editing/form.ts";
import type { Found, ListedGroup } from "#content/editing/tasks.ts";
import { fileSchemas } from "#content/file-schemas.ts";
import { withoutMarks } from "#content/marks.ts";
import { textFieldsOf } from "#content/translations.ts";
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
} from "./content-file.ts";

/** Every page and collection, by the names that an editor would look for. */
export function listContent(): ListedGroup[] {
  const groups = new Map<string, ListedGroup>();
  for (const one of allFiles()) {
    const states = statesOf(one);
    const count = (wanted: string) => states.filter((state) => state === wanted).length;
    const label = groupOf(one);
    const listed = { file: one.file, label: labelOfFile(one), missing: count("missing"), outdated: count("outdated") };
    const group = groups.get(label) ?? { label, files: [], add: addTo(dirname(one.file), one.file) };
    group.files.push(listed);
    groups.set(label, group);
  }
  // A folder may have no file yet.
  for (const { files, collection } of fileSchemas()) {
    if (!collection?.key || files.split("/").length > 2) continue;
    const one = contentFile(files.replace("*", "new"));
    const label = groupOf(one);
    if (!groups.has(label)) groups.set(label, { label, files: [], add: addTo(dirname(files), one.file) });
  }
  return [...groups.values()];
}

/** How its texts stand to the English ones, in all languages that have a folder. A file with mistakes has none. */
function statesOf({ file, schema: { schema } }: ContentFile): string[] {
  const folders = languages.filter((language) => language !== mainLanguage).map((language) => `content/${language}`);
  try {
    return folders
      .filter(existsSync)
      .flatMap((folder) => textFieldsOf({ file, schema }, { folder }).map(({ state }) => state));
  } catch {
    return [];
  }
}

/** What stands in fixed places cannot be one more. */
function addTo(folder: string, file: string): ListedGroup["add"] {
  const one = contentFile(file);
  return one.schema.collection?.key ? { folder, one: oneOf(one) } : undefined;
}

const maxFound = 50;

/** The fields whose text has these words, as visitors read it. */
export function searchContent(words: string): Found[] {
  const wanted = plain(words);
  const found: Found[] = wanted ? pagesNamed(wanted) : [];
  for (const one of wanted ? allFiles() : []) {
    const { values } = readOrSkip(one);
    for (const { name, value, labels } of inputsIn(formOf(one.fields, values, withoutNotes))) {
      const text = withoutMarks(filled(value));
      const at = plain(text).indexOf(wanted);
      if (at < 0) continue;
      const where = [groupOf(one), labelOfFile(one), ...labels].filter((label) => label !== "Pages and words");
      found.push({ file: one.file, name, where: where.join(" · "), text: excerpt(text, at) });
      if (found.length === maxFound) return found;
    }
  }
  return found;
}

/** The pages and groups that are called so, and the way to one more of them. */
function pagesNamed(wanted: string): Found[] {
  return listContent().flatMap(({ label, files, add }) => {
    const isGroup = plain(`${label} ${add?.one}`).includes(wanted);
    const named = files.filter(({ label }) => isGroup || plain(label).includes(wanted));
    const pages = named.map(({ file, label: name }) => ({ file, name: "", where: `${label} · ${name}`, text: "" }));
    return add && isGroup ? [{ file: "", name: add.folder, where: `Add a ${add.one}`, text: "" }, ...pages] : pages;
  });
}

function readOrSkip(one: Parameters<typeof readContentFile>[0]) {
  try {
    return readContentFile(one);
  } catch (error) {
    if (error instanceof NotEditable) return { values: {} };
    throw error;
  }
}

/** As someone types it: without regard to capitals, marks of quotation and kinds of spaces. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s/g, " ").trim();
}

function excerpt(text: string, at: number): string {
  const start = Math.max(0, at - 60);
  return `${start > 0 ? "…" : ""}${text.slice(start, at + 140)}${text.length > at + 140 ? "…" : ""}`;
}

/** The names of the pictures that there are. */
export function pictureNames(): string[] {
  const files = globSync("**/*.{svg,avif,webp,jpg,jpeg,png}", { cwd: "content/pictures" });
  return files.map((file) => file.replaceAll("\\", "/").replace(/\.\w+$/, "")).sort();
}
