import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { formOf, inputsIn, withoutNotes } from "#content/editing/form.ts";
import type { Field, Kind } from "#content/editing/kinds.ts";
import type { Change, ListedText } from "#content/editing/tasks.ts";
import { dropEmptyItems, listOf, toFile, type Values } from "#content/editing/values.ts";
import { textOfFile } from "#content/format.ts";
import { withoutLinks } from "#content/marks.ts";
import { pageTable } from "#content/pages.ts";
import { valueAt } from "#content/schema/inspect.ts";
import { isGroup } from "#content/translate.ts";
import { languageName, mainLanguage } from "#contract/languages.ts";
import { redirectsFile } from "#contract/redirects.ts";
import { allFiles, type ContentFile, nameOf, pathIn, readContentFile, readRaw } from "./content-file.ts";
import { pageOf } from "./list-content.ts";

/** The files that name a page, and what they say without it. */
type Mentions = {
  files: ContentFile[];
  change: Change;
  taken: ListedText[];
  /** Fields that cannot be empty: someone has to choose. */
  needed: ListedText[];
};

/**
 * Takes out what names a page, as the site does with what leads to a part that is off: a link in a sentence becomes its
 * words, and the address of a card takes the card with it.
 */
export function takeOutMentions(page: ContentFile): Mentions {
  const address = addressOf(page);
  const isIt = (text: string) => text.split(/[?#]/)[0] === address;
  const mentions: Mentions = { files: [], change: {}, taken: [], needed: [] };
  for (const one of allFiles()) {
    if (one.file === page.file) continue;
    const { values: before } = readContentFile(one);
    const values = structuredClone(before);
    const { taken, needed } = takeOut(one.fields, values, page, isIt);
    mentions.taken.push(...placesOf(one, before, taken));
    mentions.needed.push(...placesOf(one, before, needed));
    if (taken.length === 0) continue;
    dropEmptyItems(one.fields, values);
    mentions.files.push(one);
    for (const language of one.languages) {
      const path = pathIn(language, one.file);
      const raw = readRaw(path);
      if (Object.keys(raw).length > 0)
        mentions.change[path] = textOfFile(path, toFile(one.fields, values, language, raw));
    }
  }
  return withoutRedirects(mentions, isIt);
}

/** The address of one of several pages, in the main language. What is on a page with others has none. */
function addressOf({ file }: ContentFile): string | undefined {
  const row = pageTable.find(
    ({ content, entries }) => entries && posix.matchesGlob(file.replace(/\.\w+$/, ""), content.replace(/:\w+/, "*")),
  );
  return row?.path.replace(/:\w+/, nameOf(file));
}

/** Changes values, and returns the names of the fields that named the page. */
function takeOut(fields: readonly Field[], values: Values, page: ContentFile, isIt: (text: string) => boolean) {
  const taken: string[] = [];
  const needed: string[] = [];
  for (const language of Object.keys(values)) inGroup(fields, values[language], [language]);
  return { taken, needed };

  /** Whether a group cannot be without what it has lost. */
  function inGroup(fields: readonly Field[], group: unknown, path: readonly string[]): boolean {
    if (!isGroup(group)) return false;
    let isLost = false;
    for (const { name, kind, isOptional } of fields) {
      const inner = [...path, name];
      if (isNamed(kind, group[name]) && !isOptional) needed.push(inner.join("."));
      else if (!isWithout(kind, group, name, inner)) continue;
      else if (isOptional) delete group[name];
      else isLost = true;
    }
    return isLost;
  }

  function isWithout(kind: Kind, owner: object, key: string, path: readonly string[]): boolean {
    const value = Reflect.get(owner, key);
    if (kind.is === "group") return inGroup(kind.fields, value, path);
    if (kind.is === "list") {
      for (const index of listOf(value).keys())
        if (isWithout(kind.item, value, String(index), [...path, String(index)])) empty(kind, path, index);
      return false;
    }
    if (kind.is !== "text" || typeof value !== "string") return false;
    const words = withoutLinks(value, isIt);
    if (words !== value) Reflect.set(owner, key, words);
    const isLost = isNamed(kind, value) || isIt(value);
    if (isLost || words !== value) taken.push(path.join("."));
    return isLost;
  }

  function isNamed(kind: Kind, value: unknown): boolean {
    const { owner, list } = page.schema.collection ?? {};
    const names = kind.is === "text" ? kind.names : undefined;
    return names?.part === owner && names?.list === list && value === nameOf(page.file);
  }

  /** An item is the same in all languages where it has a key. */
  function empty({ key }: Kind & { is: "list" }, [own = "", ...path]: readonly string[], index: number): void {
    for (const language of key ? Object.keys(values) : [own]) {
      const list = valueAt(values[language], path.join("."));
      if (Array.isArray(list)) list[index] = undefined;
    }
  }
}

function placesOf(one: ContentFile, values: Values, names: readonly string[]): ListedText[] {
  const inputs = [...inputsIn(formOf(one.fields, values, withoutNotes))];
  return names.flatMap((name) => {
    const { labels, language } = inputs.find((input) => input.name === name) ?? {};
    if (!labels) return [];
    const where = [...pageOf(one), ...labels, ...(language === mainLanguage ? [] : [languageName(language ?? "")])];
    return { file: one.file, name, where: where.join(" · "), text: "" };
  });
}

/** Old addresses that lead to the page lead where unknown ones do. */
function withoutRedirects(mentions: Mentions, isIt: (text: string) => boolean): Mentions {
  const lines = readFileSync(redirectsFile, "utf8").split("\n");
  const kept = lines.filter((line) => {
    const [, from, to = ""] = line.match(/^ +(\/\S*): +(\/\S*)/) ?? [];
    if (isIt(to)) mentions.taken.push({ file: "", name: "", where: `Redirect from ${from}`, text: "" });
    return !isIt(to);
  });
  if (kept.length < lines.length) mentions.change[redirectsFile] = kept.join("\n");
  return mentions;
}
