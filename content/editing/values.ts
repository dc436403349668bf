import { valueAt } from "#content/schema/inspect.ts";
import { isGroup } from "#content/translate.ts";
import { type Field, hasTranslation, type Kind } from "./kinds.ts";

/**
 * The values of a form by language. Where a list has a key, the item at a place of the translation belongs to the English
 * one at the same place; in the file, its key says so.
 */
export type Values = { [language: string]: unknown };

type Group = Record<string, unknown>;

/** From what the files of a page say. */
export function fromFiles(fields: readonly Field[], english: unknown, translations: Values): Values {
  const aligned = Object.entries(translations).map(([language, value]) => [
    language,
    alignGroup(fields, english, value),
  ]);
  return { en: english, ...Object.fromEntries(aligned) };
}

function alignGroup(fields: readonly Field[], english: unknown, translated: unknown): Group {
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, align(kind, valueAt(english, name), valueAt(translated, name))]),
  );
}

function align(kind: Kind, english: unknown, translated: unknown): unknown {
  if (kind.is === "group") return alignGroup(kind.fields, english, translated);
  if (kind.is !== "list" || !kind.key) return translated;
  const { item, key } = kind;
  const items = Array.isArray(translated) ? translated : [];
  return listOf(english).map((own) =>
    align(
      item,
      own,
      items.find((one) => valueAt(one, key) === valueAt(own, key)),
    ),
  );
}

/**
 * What a file says: of a translation what differs from language to language, and the keys of lists. Fields keep the order
 * that they had in it; new ones follow. Those of parts of the site that are off have no form, and stay.
 */
export function toFile(fields: readonly Field[], values: Values, language: string, before: Group): Group {
  const known = new Set(fields.map(({ name }) => name));
  const kept = Object.entries(before).filter(([name]) => !known.has(name));
  const value = written({ is: "group", fields }, values[language], values.en, language === "en");
  return inOrderOf(before, { ...Object.fromEntries(kept), ...(value as Group) }) as Group;
}

function inOrderOf(before: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => inOrderOf(valueAt(before, String(index)), item));
  if (!isGroup(value)) return value;
  const names = new Set([...(isGroup(before) ? Object.keys(before) : []), ...Object.keys(value)]);
  const entries = [...names].filter((name) => name in value);
  return Object.fromEntries(entries.map((name) => [name, inOrderOf(valueAt(before, name), value[name])]));
}

function written(kind: Kind, value: unknown, english: unknown, isWhole: boolean): unknown {
  if (kind.is === "group") {
    const entries = kind.fields
      .filter((field) => isWhole || hasTranslation(field.kind))
      .map(({ name, kind }) => [name, written(kind, valueAt(value, name), valueAt(english, name), isWhole)] as const)
      .filter(([, inner]) => (inner === false ? isWhole : !isEmpty(inner)));
    return Object.fromEntries(entries);
  }
  if (kind.is !== "list") return value;
  const { item, key } = kind;
  if (isWhole || !key) return listOf(value).map((one) => written(item, one, undefined, true));
  return listOf(value).flatMap((one, index) => {
    const own = listOf(english)[index];
    const texts = written(item, one, own, false);
    return isEmpty(texts) ? [] : [withKey(item, texts as Group, key.split("."), own)];
  });
}

/** The texts of an item with the field that names it, in the order of the schema. */
function withKey(kind: Kind, texts: Group, [name = "", ...rest]: readonly string[], own: unknown): unknown {
  const fields = kind.is === "group" ? kind.fields : [];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = texts[field.name];
      if (field.name !== name) return text === undefined ? [] : [[field.name, text]];
      const inner = valueAt(own, name);
      return [[name, rest.length > 0 ? withKey(field.kind, isGroup(text) ? text : {}, rest, inner) : inner]];
    }),
  );
}

/** From what a browser sends. */
export function fromForm(fields: readonly Field[], form: URLSearchParams, languages: readonly string[]): Values {
  const values = languages.map((language) => {
    const isWhole = language === "en";
    return [language, read({ is: "group", fields }, language, isWhole)];
  });
  return Object.fromEntries(values);

  function read(kind: Kind, name: string, isWhole: boolean): unknown {
    if (kind.is === "group")
      return Object.fromEntries(
        kind.fields
          .filter((field) => isWhole || hasTranslation(field.kind))
          .map((field) => [field.name, read(field.kind, `${name}.${field.name}`, isWhole)]),
      );
    if (kind.is === "list") {
      const isTogether = !isWhole && kind.key !== undefined;
      const counted = isTogether ? name.replace(/^\w+/, "en") : name;
      const count = Math.min(Number(form.get(`${counted}#`)) || 0, maxItems);
      return Array.from({ length: count }, (_, index) =>
        form.has(`remove.${counted}.${index}`) ? removed : read(kind.item, `${name}.${index}`, !isTogether),
      );
    }
    return leafFrom(kind, form, name);
  }
}

/** In place of an item whose box "Remove" is checked, so that a step finds the others where they were. */
const removed = Symbol("removed");

/** Takes these items out of all lists. */
export function dropRemovedItems(value: unknown): void {
  if (Array.isArray(value))
    for (const index of [...value.keys()].reverse()) if (value[index] === removed) value.splice(index, 1);
  if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) dropRemovedItems(inner);
}

/** More than any list has. */
const maxItems = 500;

function leafFrom(kind: Exclude<Kind, { is: "group" | "list" }>, form: URLSearchParams, name: string): unknown {
  if (kind.is === "switch") return form.has(name);
  // A space at the beginning may be meant: " million" after a figure.
  const typed = (form.get(name) ?? "").replaceAll("\r\n", "\n").trimEnd();
  if (typed === "") return undefined;
  if (kind.is === "choice") return kind.values.find((value) => String(value) === typed) ?? typed;
  if (kind.is === "words")
    return typed.split("\n").map((line) => {
      const words = line.split(",").map((word) => word.trim());
      return kind.isNumbered ? words : words.filter(Boolean);
    });
  if (kind.is === "picture") return typed;
  if (kind.input === "number") return Number.isNaN(Number(typed)) ? typed : Number(typed);
  return kind.input === "markdown" ? typed : typed.replace(/\s*\n\s*/g, " ");
}

/** Takes items without any value out of lists, so that a place in a list is the same here and in the file. */
export function dropEmptyItems(fields: readonly Field[], values: Values): void {
  for (const { name, kind } of fields)
    dropEmpty(
      kind,
      Object.values(values).map((group) => [group as Group, name]),
    );
}

/** Takes items without any value out of lists, of all languages at the same place where a list has a key. */
function dropEmpty(kind: Kind, places: readonly (readonly [group: Group, name: string])[]): void {
  if (kind.is === "group")
    for (const field of kind.fields)
      dropEmpty(
        field.kind,
        places.flatMap(([group, name]) => (isGroup(group[name]) ? [[group[name], field.name] as const] : [])),
      );
  if (kind.is !== "list") return;
  const lists = places.filter(([group, name]) => Array.isArray(group[name]));
  const together = kind.key ? [lists] : lists.map((one) => [one]);
  for (const same of together) {
    const items = same.map(([group, name]) => group[name] as unknown[]);
    const count = Math.max(0, ...items.map(({ length }) => length));
    for (let index = count - 1; index >= 0; index -= 1) {
      dropEmpty(
        kind.item,
        items.map((list) => [list as unknown as Group, String(index)]),
      );
      if (items.every((list) => isEmpty(list[index]))) for (const list of items) list.splice(index, 1);
    }
  }
}

/** Adds or moves an item: "add:en.hero.offerings", "up:en.clients.marks.3". Returns false for anything else. */
export function changeList(fields: readonly Field[], values: Values, step: string): boolean {
  const [, what, language = "", place = ""] = step.match(/^(add|up|down):(\w+)\.(.+)$/) ?? [];
  const path = place.split(".");
  const index = what === "add" ? undefined : Number(path.pop());
  const kind = kindAt({ is: "group", fields }, path);
  if (!what || kind?.is !== "list") return false;
  for (const one of kind.key ? Object.keys(values) : [language]) {
    const owner = path.slice(0, -1).reduce<unknown>((value, name) => valueAt(value, name), values[one]);
    const name = path.at(-1) ?? "";
    if (typeof owner !== "object" || owner === null) continue;
    const list = listOf(Reflect.get(owner, name)).slice();
    if (index === undefined) list.push(undefined);
    else {
      const [item] = list.splice(index, 1);
      list.splice(Math.max(0, what === "up" ? index - 1 : index + 1), 0, item);
    }
    Reflect.set(owner, name, list);
  }
  return true;
}

/** The kind of a field of a field, or of an item. */
export function kindAt(kind: Kind | undefined, [name, ...rest]: readonly string[]): Kind | undefined {
  if (name === undefined || !kind) return kind;
  if (kind.is === "list") return kindAt(kind.item, rest);
  return kind.is === "group" ? kindAt(kind.fields.find((field) => field.name === name)?.kind, rest) : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (isGroup(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "" || value === false;
}
