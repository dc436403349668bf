import { existsSync } from "node:fs";
import { dirname, extname } from "node:path";
import { differencesBetween } from "#content/editing/differences.ts";
import { formOf, type Input, inputsIn, withoutNotes } from "#content/editing/form.ts";
import type { Field } from "#content/editing/kinds.ts";
import type { Change, ListedText, Outcome, Sent, Tasks } from "#content/editing/tasks.ts";
import {
  changeList,
  dropEmptyItems,
  dropRemovedItems,
  fromForm,
  kindAt,
  toFile,
  type Values,
} from "#content/editing/values.ts";
import { textOfFile } from "#content/format.ts";
import type { ContentMistake } from "#content/mistakes.ts";
import { mainLanguage } from "#contract/languages.ts";
import { contentMistakes, inWords } from "#scripts/build/check-content.ts";
import { acceptTranslations } from "./accept-translations.ts";
import { checkChange } from "./check-change.ts";
import {
  allFiles,
  type ContentFile,
  contentFile,
  groupOf,
  labelOfFile,
  NotEditable,
  pathIn,
  readContentFile,
  readRaw,
  readText,
  slugOf,
  titleOf,
  withMember,
} from "./content-file.ts";
import { pageOf } from "./list-content.ts";
import { takeOutMentions } from "./mentions.ts";
import { openForm } from "./open-form.ts";
import { placePictures } from "./uploads.ts";

export async function saveForm({ file, isNew, form: entries, uploads, scratch, uploadFolder }: Sent): Promise<Outcome> {
  const form = new URLSearchParams(entries.map(([name, value]) => [name, value]));
  const { fields, languages } = contentFile(file);
  const address = form.get("address") ?? "";
  const target = isNew ? contentFile(newPath(file, address, fromForm(fields, form, languages))) : contentFile(file);
  const pictures = await placePictures(target.file, fields, form, uploads, uploadFolder);
  const values = fromForm(fields, form, languages);
  const step = form.get("do") ?? "";
  const isStep = step !== "save" && changeList(fields, values, step);
  dropRemovedItems(values);
  const typed = { values, version: form.get("version") ?? "", isNew, uploads: pictures.held };
  const show = (why: "changed" | "wrong" | "conflict", said: Parameters<typeof openForm>[1]): Outcome => ({
    is: "shown",
    why,
    form: { ...openForm(file, { ...typed, ...said }), address },
  });

  if (isStep) return show("changed", { mistakesAt: (name) => pictures.faults.get(name) ?? [] });
  dropEmptyItems(fields, values);
  const { values: before, version } = readContentFile(target);
  const differences = [...differencesBetween(formIn(fields, before), formIn(fields, values))];
  const isThere = readText(pathIn(mainLanguage, target.file)) !== undefined;
  // A form that is sent twice.
  if (isThere && (isNew || version !== typed.version) && differences.length === 0)
    return { is: "saved", file: target.file, change: {}, subject: "" };
  if (isNew && isThere)
    return show("wrong", { mistakes: [`There is one at ${target.file} already. Give this one another address.`] });
  const old = new Map(inputsOf(fields, before).map(({ name, value }) => [name, value]));
  const changed = inputsOf(fields, values).filter(({ name, value }) => value !== (old.get(name) ?? ""));
  if (!isNew && version !== typed.version) {
    const differing = new Set(changed.map(({ name }) => name));
    return show("conflict", { version, nowAt: (name) => (differing.has(name) ? (old.get(name) ?? "") : undefined) });
  }

  const change: Change = {
    ...changeOf(target, values),
    ...(isNew && withMember(target, true)),
    ...pictures.change,
  };
  const fitting = [...form.keys()].filter((name) => name.startsWith("fits.")).map((name) => name.slice("fits.".length));
  const { mistakes, seen } = await checkChange(change, scratch, acceptTranslations([target], fitting));
  const { atFields, others } = await placeMistakes(target, values, mistakes);
  const elsewhere = others.map(inWords);
  if (atFields.size + elsewhere.length + pictures.faults.size > 0)
    return show("wrong", {
      mistakesAt: (name) => [...(pictures.faults.get(name) ?? []), ...(atFields.get(name) ?? [])],
      mistakes: elsewhere,
    });
  const whole = { ...change, ...seen };
  if (Object.keys(whole).length === 0) return { is: "shown", why: "same", form: openForm(file) };
  const at = isNew ? undefined : differences[0]?.name;
  return { is: "saved", file: target.file, at, change: whole, subject: subjectOf(target, values, isNew, differences) };
}

/** Takes one of several away, in all languages, and with it what names it, if that is asked for. */
export async function deleteFile({
  file,
  also,
  scratch,
}: Tasks["delete"]["input"]): Promise<Tasks["delete"]["result"]> {
  const one = contentFile(file);
  const paths = one.languages.map((language) => pathIn(language, file)).filter(existsSync);
  if (paths.length === 0) throw new NotEditable("There is no such page. It may have been deleted already.");
  if (!one.schema.collection?.key) throw new NotEditable("This page cannot be deleted.");
  const { files, change: without, taken, needed } = takeOutMentions(one);
  if (needed.length > 0) return { is: "refused", why: "needed", places: needed };
  const deleted = Object.fromEntries(paths.map((path) => [path, null]));
  const change: Change = { ...deleted, ...without, ...withMember(one, false, without) };
  const { mistakes, seen } = await checkChange(change, scratch, acceptTranslations([one, ...files]));
  const { others } = await placeMistakes(one, {}, mistakes);
  if (others.length > 0) return { is: "refused", why: "wrong", places: others.map(placeOfMistake) };
  if (taken.length > 0 && !also) return { is: "refused", why: "named", places: taken };
  return { is: "saved", file, change: { ...change, ...seen }, subject: `${groupOf(one)}: delete ${labelOfFile(one)}` };
}

/** The files that are others than before. A translation without a text has none. */
function changeOf(one: ContentFile, values: Values): Change {
  const texts = one.languages.map((language): [string, string | null] => {
    const path = pathIn(language, one.file);
    const fields = toFile(one.fields, values, language, readRaw(path));
    return [path, Object.keys(fields).length > 0 || language === mainLanguage ? textOfFile(path, fields) : null];
  });
  return Object.fromEntries(texts.filter(([path, text]) => text !== (readText(path) ?? null)));
}

function inputsOf(fields: readonly Field[], values: Values): (Input & { labels: readonly string[] })[] {
  return [...inputsIn(formIn(fields, values))];
}

function formIn(fields: readonly Field[], values: Values) {
  return formOf(fields, values, withoutNotes);
}

/** Where a new file is: at the address that was typed, or at its title in small letters. */
function newPath(file: string, address: string, values: Values): string {
  const title = titleOf((values[mainLanguage] ?? {}) as Record<string, unknown>);
  return `${dirname(file)}/${slugOf(address || title) || "new"}${extname(file)}`;
}

/** Like "Home: Pitch, Tagline", for those who read the log. */
function subjectOf(
  one: ContentFile,
  values: Values,
  isNew: boolean,
  changed: readonly { labels: readonly string[] }[],
) {
  const group = groupOf(one);
  if (isNew) return `${group}: add ${titleOf((values[mainLanguage] ?? {}) as Record<string, unknown>)}`;
  const page = one.schema.collection ? `${group} · ${labelOfFile(one)}` : labelOfFile(one);
  const labels = [...new Set(changed.map(({ labels }) => nameOfField(labels)))];
  const more = labels.length > 3 ? ` and ${labels.length - 3} more` : "";
  return labels.length === 0 ? `${page}: translations looked at` : `${page}: ${labels.slice(0, 3).join(", ")}${more}`;
}

/** Without the numbers of entries, and no longer than says where it is. */
function nameOfField(labels: readonly string[]): string {
  return labels
    .filter((label) => !/^\d+$/.test(label))
    .slice(-2)
    .join(" · ");
}

/**
 * The mistakes that a change brings, at the fields that they are about. What was wrong in other files before is left to
 * those who write there.
 */
async function placeMistakes(one: ContentFile, values: Values, mistakes: readonly ContentMistake[]) {
  const names = new Set(inputsOf(one.fields, values).map(({ name }) => name));
  const atFields = new Map<string, string[]>();
  const left = mistakes.filter((mistake) => {
    const name = fieldOf(one, mistake, names);
    const places = name ? [name] : fieldsOfGroup(one, mistake);
    for (const place of places) atFields.set(place, [...(atFields.get(place) ?? []), mistake.sentence]);
    return places.length === 0;
  });
  const known = new Set(left.length > 0 ? (await contentMistakes()).map(withoutLine) : []);
  const isOwn = ({ file }: ContentMistake) => one.languages.some((language) => pathIn(language, one.file) === file);
  return { atFields, others: left.filter((mistake) => isOwn(mistake) || !known.has(withoutLine(mistake))) };
}

function withoutLine({ file, field, sentence }: ContentMistake): string {
  return [file, field, sentence].join("\n");
}

/** Where a mistake in another file is, for someone who knows the forms. */
function placeOfMistake(mistake: ContentMistake): ListedText {
  const [, file = ""] = mistake.file.match(/^content\/[a-z]{2}\/(.+)$/) ?? [];
  const one = allFiles().find((one) => one.file === file);
  if (!one) return { file: "", name: "", where: "", text: inWords(mistake) };
  const inputs = inputsOf(one.fields, readContentFile(one).values);
  const name = fieldOf(one, mistake, new Set(inputs.map(({ name }) => name))) ?? "";
  const { labels = [] } = inputs.find((input) => input.name === name || input.name.startsWith(`${name}.`)) ?? {};
  return { file, name, where: [...pageOf(one), ...labels].join(" · "), text: mistake.sentence };
}

/** The field itself, the list that it is in, or the text of a Markdown file. */
function fieldOf(
  one: ContentFile,
  { file, field = "" }: ContentMistake,
  names: ReadonlySet<string>,
): string | undefined {
  const language = one.languages.find((language) => pathIn(language, one.file) === file);
  if (!language) return undefined;
  const path = field.split(".");
  for (let end = path.length; end > 0; end -= 1) {
    const inner = path.slice(0, end);
    const name = [language, ...inner].join(".");
    if (names.has(name) || kindAt({ is: "group", fields: one.fields }, inner)?.is === "list") return name;
  }
  return names.has(`${language}.text`) && file.endsWith(".md") ? `${language}.text` : undefined;
}

/** What has to be in a group: of a group without a value, the file says only that it is missing. */
function fieldsOfGroup(one: ContentFile, { file, field = "" }: ContentMistake): string[] {
  const language = one.languages.find((language) => pathIn(language, one.file) === file);
  const path = field.split(".");
  const kind = kindAt({ is: "group", fields: one.fields }, path);
  return language && kind?.is === "group" ? neededIn(kind.fields, [language, ...path]) : [];
}

function neededIn(fields: readonly Field[], path: readonly string[]): string[] {
  return fields
    .filter(({ isOptional }) => !isOptional)
    .flatMap(({ name, kind }) => {
      const inner = [...path, name];
      return kind.is === "group" ? neededIn(kind.fields, inner) : [inner.join(".")];
    });
}
