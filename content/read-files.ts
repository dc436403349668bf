import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, posix } from "node:path";
import { type Collection, collections } from "./files.ts";
import type { ContentMistake, Read } from "./mistakes.ts";
import { rememberOrigin, whereIs } from "./origins.ts";
import { readMarkdown } from "./read-markdown.ts";
import { readYaml } from "./read-yaml.ts";
import { type Content, content } from "./schema/content.ts";
import type { Schema } from "./schema/inspect.ts";
import { putStoredItems } from "./stored-items.ts";
import { takeOutParts } from "./take-out.ts";
import { type Fields, isGroup, translate } from "./translate.ts";

/** The folder of English, that of the translation to read, if any, and what the markers in both stand for. */
type Folders = { english: string; translation?: string; facts: object };

/** A part of the content as its files have it: each member in its place in its owner, and translated texts in place of English ones. */
export function readFiles(root: string, part: keyof Content): Read<Fields | undefined> {
  const english = join(dirname(root), "en");
  const translation = root === english ? undefined : root;
  const folders = { english, translation, facts: {} };
  const company = readGroup("company", content.entries.company, folders);
  if (company.mistakes.length > 0) return company;
  const facts = { company: company.value };
  const read = part === "company" ? company : readGroup(part, content.entries[part], { ...folders, facts });
  if (part === "legal" && read.value && read.mistakes.length === 0) putStoredItems(read.value);
  if (read.value) takeOutParts(part, read.value, content.entries[part]);
  return read;
}

/** A YAML file with all that belongs to it. */
function readGroup(name: string, schema: Schema, folders: Folders): Read<Fields | undefined> {
  const { english, translation, facts } = folders;
  const file = `${english}/${name}.yaml`;
  const mistakes: ContentMistake[] = [];
  const value = existsSync(file) ? read(file) : refuse("does not exist");
  if (!isGroup(value)) {
    if (mistakes.length === 0) refuse("must be a group of fields, like title: Careers");
    return { value: undefined, mistakes };
  }
  const translated = `${translation}/${name}.yaml`;
  const texts = existsSync(translated) ? read(translated) : undefined;
  if (isGroup(texts)) mistakes.push(...translate(value, texts, schema));
  for (const collection of collections) {
    if (posix.matchesGlob(name, collection.owner)) mistakes.push(...addMembers(value, name, collection, folders));
  }
  return { value, mistakes };

  function read(file: string): unknown {
    const yaml = readYaml({ file, text: readFileSync(file, "utf8"), facts });
    mistakes.push(...yaml.mistakes);
    return yaml.value;
  }

  function refuse(sentence: string): undefined {
    mistakes.push({ file, line: 1, sentence });
  }
}

/** Puts the members of a collection into their owner, and returns the mistakes in them. */
function addMembers(owner: Fields, ownerName: string, collection: Collection, folders: Folders): ContentMistake[] {
  const { folder = "", list, format, newestFirst } = collection;
  const path = [ownerName, folder].filter(Boolean).join("/");
  const ownerFile = `${folders.english}/${ownerName}.yaml`;
  const names = namesIn(`${folders.english}/${path}`, format);
  const mistakes: ContentMistake[] = [];

  if (!list) for (const name of names) owner[name] = read(name);
  else if (newestFirst) {
    const members = names.map(read).filter((member) => member !== undefined);
    const dayOf = (member: Fields) => String(member[newestFirst] ?? "");
    members.sort((one, other) => dayOf(other).localeCompare(dayOf(one)));
    owner[list] = rememberOrigin(members, { file: ownerFile, line: 1, keys: {} });
  } else placeInList(list);
  return mistakes;

  function read(name: string): Fields | undefined {
    const member = readMember(`${path}/${name}`, collection, folders);
    mistakes.push(...member.mistakes);
    return member.value;
  }

  /** Replaces each name in the owner's list by the member of that name. */
  function placeInList(list: string): void {
    const listed = list.split(".").reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), owner);
    const order = Array.isArray(listed) ? listed : [];
    const listedNames = [...order];
    for (const name of names.filter((name) => !listedNames.includes(name))) {
      const sentence = `is not in the list "${list}" of ${ownerFile}`;
      mistakes.push({ file: `${folders.english}/${path}/${name}.${format}`, line: 1, sentence });
    }
    for (const [index, name] of listedNames.entries()) {
      const refuse = (sentence: string) => mistakes.push({ ...whereIs(order, [index]), field: list, sentence });
      if (listedNames.indexOf(name) < index) refuse(`${name} is listed twice`);
      if (names.includes(name)) order[index] = read(name);
      else refuse(`${folders.english}/${path}/${name}.${format} does not exist`);
    }
  }
}

/** The files in a folder, without their ending. */
function namesIn(folder: string, format: Collection["format"]): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const ending = `.${format}`;
  return files
    .filter((file) => extname(file) === ending)
    .map((file) => basename(file, ending))
    .sort();
}

function readMember(name: string, collection: Collection, folders: Folders): Read<Fields | undefined> {
  const { format, key, schema } = collection;
  const read = format === "yaml" ? readGroup(name, schema, folders) : readText(name, collection, folders);
  if (read.value && key) read.value[key] = basename(name);
  return read;
}

/** A Markdown file: the field of its text beside its other fields. */
function readText(name: string, collection: Collection, folders: Folders): Read<Fields | undefined> {
  const { text: field = "blocks", schema } = collection;
  const { english, translation, facts } = folders;
  const mistakes: ContentMistake[] = [];
  const value = read(`${english}/${name}.md`);
  const translated = `${translation}/${name}.md`;
  const texts = existsSync(translated) ? read(translated) : undefined;
  if (value && texts) {
    mistakes.push(...translate(value, texts, schema));
    // The fields are merged, but a text is a whole.
    Object.assign(value, { [field]: texts[field] }, texts.sections !== undefined && { sections: texts.sections });
  }
  return { value, mistakes };

  function read(file: string): Fields | undefined {
    const document = readMarkdown({ file, text: readFileSync(file, "utf8"), facts });
    mistakes.push(...document.mistakes);
    if (!document.value) return undefined;
    const { fields, blocks, sections } = document.value;
    return Object.assign(fields, { [field]: blocks }, sections.length > 0 && { sections });
  }
}
