import { basename } from "node:path";
import type { Reference } from "#content/check-references.ts";
import { formOf, type Option } from "#content/editing/form.ts";
import type { Form } from "#content/editing/tasks.ts";
import { listOf, type Values } from "#content/editing/values.ts";
import { allPictures, findPicture } from "#content/pictures.ts";
import { valueAt } from "#content/schema/inspect.ts";
import { mainLanguage } from "#contract/languages.ts";
import {
  type ContentFile,
  contentFile,
  filled,
  groupOf,
  labelOfFile,
  oneOf,
  pathIn,
  readContentFile,
  readRaw,
  readText,
} from "./content-file.ts";
import { readTranslations, statesOf } from "./list-content.ts";

type Said = {
  values?: Values;
  version?: string;
  isNew?: boolean;
  mistakesAt?: (name: string) => readonly string[];
  nowAt?: (name: string) => string | undefined;
  mistakes?: readonly string[];
  /** Pictures that were uploaded, by their names. */
  uploads?: ReadonlyMap<string, string>;
};

export function openForm(file: string, said: Said = {}): Form {
  const one = contentFile(file);
  const isNew = said.isNew ?? readText(pathIn(mainLanguage, file)) === undefined;
  const empty = Object.fromEntries(one.languages.map((language) => [language, language === "en" ? todayIn(one) : {}]));
  const { values, version } = said.values
    ? { values: { ...empty, ...said.values }, version: said.version ?? "" }
    : readContentFile(one);
  const parts = formOf(one.fields, values, {
    stateOf: statesOf(one, readTranslations()),
    hintOf,
    factsIn,
    mistakesAt: said.mistakesAt ?? (() => []),
    nowAt: said.nowAt ?? (() => undefined),
    optionsOf,
    pictureOf: (name) => (name ? (said.uploads?.get(name) ?? findPicture(name).file) : undefined),
  });
  return {
    file,
    label: isNew ? `New ${oneOf(one)}` : labelOfFile(one),
    group: groupOf(one),
    isNew,
    canDelete: !isNew && one.schema.collection?.key !== undefined,
    version,
    languages: one.languages,
    parts,
    mistakes: said.mistakes ?? [],
    pictures: [...allPictures().keys()],
    held: [...(said.uploads ?? [])].map(([name, kept]) => `${name}|${basename(kept)}`),
  };
}

/** The items of a list, by what visitors read of them. Some have a file each. */
function optionsOf({ part, list, key }: Reference): Option[] {
  const items = readRaw(pathIn(mainLanguage, `${part}.yaml`))[list];
  return listOf(items).map((item) => {
    if (typeof item === "string") return { value: item, label: labelOfFile(contentFile(`${part}/${item}.yaml`)) };
    const value = String(valueAt(item, key));
    const names = ["city", "label", "name", "title"].map((name) => valueAt(item, name));
    const label = names.find((one) => typeof one === "string");
    return { value, label: label ? filled(String(label)) : value };
  });
}

/** The dates of something new. */
function todayIn({ fields }: ContentFile): object {
  const today = new Date().toISOString().slice(0, 10);
  const dates = fields.filter(({ kind }) => kind.is === "text" && kind.input === "date");
  return Object.fromEntries(dates.map(({ name }) => [name, today]));
}

/** Like "{company.places} becomes Chicago and Ulaanbaatar". */
function factsIn(text: string): string | undefined {
  const names = [...new Set(text.match(/\{company\.[\w.]+\}/g))].filter((name) => filled(name) !== name);
  return names.map((name) => `${name} becomes ${filled(name)}`).join("; ") || undefined;
}

/** With the words of another page that a hint names: {careers.labels.requirementsIntro}. */
function hintOf(hint: string): string {
  return hint.replace(/\{(careers)\.([\w.]+)\}/g, (_, part, path: string) =>
    String(path.split(".").reduce(valueAt, readRaw(pathIn(mainLanguage, `${part}.yaml`)))),
  );
}

/** A new file of a folder, at an address that nothing has yet. */
export function newFile(folder: string): string {
  const extension = /^guides\/./.test(folder) ? "md" : "yaml";
  return contentFile(`${folder}/new.${extension}`).file;
}
