import { basename, dirname, posix } from "node:path";
import { differencesBetween } from "#content/editing/differences.ts";
import { formOf, withoutNotes } from "#content/editing/form.ts";
import { labelOf, translatedFields } from "#content/editing/kinds.ts";
import type { ChangedFile, DescribedFile } from "#content/editing/tasks.ts";
import { pageTable } from "#content/pages.ts";
import { findPicture, pictureFolder } from "#content/pictures.ts";
import { addressIn, isLanguage, languageName, mainLanguage } from "#contract/languages.ts";
import { contentFile, groupOf, labelOfFile, NotEditable, nameOf, parseRaw, titleOf } from "./content-file.ts";

/** What a change of some files is in words. What only programs read is left out. */
export function describeChange(files: readonly ChangedFile[]): DescribedFile[] {
  // What is added or deleted is named in a list, too.
  const moved = files.filter(({ is }) => is !== "changed").map(({ file }) => nameOf(file));
  return files
    .filter(({ file, is }) => !file.endsWith("/translated-from.json") && !(isPicture(file) && is === "added"))
    .map(describeFile)
    .map((one) => ({ ...one, texts: one.texts.filter(({ before, after }) => !moved.includes(before + after)) }))
    .filter(({ is, file, texts }) => is !== "changed" || texts.length > 0 || !file);
}

/** An added picture is shown at the field that names it. */
function isPicture(path: string): boolean {
  return path.startsWith(`${pictureFolder}/`);
}

function describeFile(changed: ChangedFile): DescribedFile {
  try {
    return describePage(changed);
  } catch (error) {
    if (!(error instanceof NotEditable)) throw error;
    const { file, is } = changed;
    const label = `${isPicture(file) ? "Picture · " : ""}${labelOf(nameOf(file))}`;
    return { is, label, language: mainLanguage, texts: [] };
  }
}

function describePage({ file: path, is, before, after }: ChangedFile): DescribedFile {
  const [, language = "", file = ""] = path.match(/^content\/([a-z]{2})\/(.+)$/) ?? [];
  const one = contentFile(file);
  const [old = {}, now = {}] = [before, after].map((text) => (text ? parseRaw(path, text) : {}));
  const title = one.schema.collection ? titleOf(now) || titleOf(old) : "";
  const page = [groupOf(one), title || labelOfFile(one)].filter((name) => name !== "Pages and words");
  const inLanguage = language === mainLanguage ? [] : [languageName(language)];
  const shown = language === mainLanguage ? one.fields : translatedFields(one.fields);
  const notes = { ...withoutNotes, pictureOf: (name: string) => findPicture(name).file };
  const [oldForm = [], form = []] = [old, now].map((fields) => formOf(shown, { [language]: fields }, notes));
  // A translation follows the order of English.
  const differences = [...differencesBetween(oldForm, form)].filter(
    ({ isOrder }) => language === mainLanguage || !isOrder,
  );
  const isGone = is === "removed" && language === mainLanguage;
  return {
    is,
    label: [...page, ...inLanguage].join(" · "),
    language,
    file: isGone ? undefined : file,
    address: isLanguage(language) ? addressOf(file, language) : undefined,
    texts: differences.map(({ labels, name, before, after, picture }) => ({
      // What is new or gone is named above its texts.
      label: [...(is === "changed" ? page : []), ...labels, ...inLanguage].join(" · "),
      name,
      before,
      after,
      picture,
    })),
  };
}

/** The page that shows a file, or what the file belongs to. What is on many pages has none. */
function addressOf(file: string, language: Parameters<typeof addressIn>[0]): string | undefined {
  const rows = pageTable.filter(({ template, listed }) => !template && listed !== false);
  for (let name = file.replace(/\.\w+$/, ""); name !== "."; name = dirname(name)) {
    const row = rows.find(({ content }) => posix.matchesGlob(name, content.replace(/:\w+/, "*")));
    if (row) return addressIn(language, row.path.replace(/:\w+/, basename(name)));
  }
  return undefined;
}
