import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import * as v from "valibot";
import { faultOfFile } from "./check-file.ts";
import { type Collection, collections, namedFiles, publicFiles } from "./files.ts";
import { followEnglish, type TranslatedFile } from "./follow-english.ts";
import { piecesOf } from "./marks.ts";
import { ContentError, markedText, type Problem, remember, translate, whereIs } from "./problems.ts";
import { readMarkdown } from "./read-markdown.ts";
import { readYaml, type Source } from "./read-yaml.ts";
import { type Content, content } from "./schema/content.ts";
import { describeIssue, describeLength } from "./schema/describe-issue.ts";
import { withStoredItems } from "./stored-items.ts";

type PartName = keyof Content;
export const partNames = Object.keys(content.entries) as PartName[];

type Fields = Record<string, unknown>;
type Check = (value: unknown, path: string[], part: object) => Iterable<Problem>;
type Context = Pick<Source, "facts" | "report"> & {
  root: string;
  translation?: string | undefined;
  translatedFrom?: TranslatedFrom;
};

/** A hash of the English text that each translation was made from, by file and field. */
export type TranslatedFrom = Record<string, TranslatedFile>;

/** Where the staff's commands keep it: next to the translations. */
export const translatedFromFile = "translated-from.json";

export function readTranslatedFrom(folder: string): TranslatedFrom {
  const file = `${folder}/${translatedFromFile}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** The words of one language. Each part is read from its files, and checked, when it is first asked for. */
export function loadContent(root: string): Content {
  const loaded: Partial<Content> = {};
  const part = <Name extends PartName>(name: Name) => {
    loaded[name] ??= readPart(root, name) as Content[Name];
    return loaded[name];
  };
  const getters = partNames.map((name) => [name, { enumerable: true, get: () => part(name) }]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Content;
}

/** Every mistake in the files of one language. */
export function problemsIn(root: string): Problem[] {
  const problems = partNames.flatMap((name) => {
    try {
      readPart(root, name, wrongFiles);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  });
  problems.push(...twinsWithoutEnglish(basename(root)));
  // A mistake in the facts of the company is one of every part.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** A link to the site itself, and where it is written. */
export type InternalLink = { address: string; file: string; line: number; field: string };

/** Every link of one language to the site itself. A part with mistakes has none yet. */
export function internalLinks(root: string): InternalLink[] {
  const links: InternalLink[] = [];
  for (const name of partNames) {
    try {
      readPart(root, name, (value) => {
        for (const { address, path } of addressesIn(value)) links.push({ address, ...whereIs(value as object, path) });
        return [];
      });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
    }
  }
  return links;
}

/** The addresses that begin with / or #: fields that are one, and links inside a text. */
function* addressesIn(value: unknown, path: string[] = []): Generator<{ address: string; path: string[] }> {
  if (typeof value === "string") {
    const inText = piecesOf(value).flatMap((piece) => ("link" in piece ? piece.to : []));
    for (const address of [value, ...inText]) if (/^[/#]\S+$|^\/$/.test(address)) yield { address, path };
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* addressesIn(inner, [...path, key]);
  }
}

/** A part of the content, if nothing in it is wrong. `check` looks for what the schemas cannot see. */
function readPart(root: string, name: PartName, check?: Check): unknown {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const stop = () => {
    if (problems.length > 0) throw new ContentError(problems);
  };
  const english = join(dirname(root), "en");
  const translation = root === english ? undefined : root;
  const context = {
    root: english,
    translation,
    report,
    ...(translation && { translatedFrom: readTranslatedFrom(root) }),
  };
  const facts = name === "company" ? {} : { company: readFile("company", { ...context, facts: {} }) };
  stop();
  const read = readFile(name, { ...context, facts });
  stop();
  const value = (name === "legal" ? withStoredItems(read) : read) as object;
  const { issues, output } = v.safeParse(content.entries[name] as v.GenericSchema, value);
  for (const issue of issues ?? []) {
    const path = (issue.path ?? []).map(({ key }) => key as PropertyKey);
    const sentence = describeIssue(issue) + describeLength(issue, markedText(value, path));
    report({ ...whereIs(value, path), sentence });
  }
  for (const problem of check?.(value, [name], value) ?? []) report(problem);
  stop();
  return output;
}

/** Files that are named and do not exist, like case studies, and files for visitors that are not what they should be. */
function* wrongFiles(value: unknown, path: string[], part: object): Generator<Problem> {
  if (typeof value === "string") {
    const named = path.map((key) => (/^\d+$/.test(key) ? "*" : key)).join(".");
    const other = namedFiles[named] && `content/en/${namedFiles[named]}/${value}.yaml`;
    if (other && !existsSync(other)) yield problem(path, `${other} does not exist`);
    yield* faultsOf(path, publicFiles[named]?.(value) ?? []);
  } else if (typeof value === "object" && value !== null) {
    if ("file" in value && "alt" in value) yield* faultsOf([...path, "file"], [`content/pictures/${value.file}`]);
    for (const [key, inner] of Object.entries(value)) yield* wrongFiles(inner, [...path, key], part);
  }

  function* faultsOf(field: string[], files: readonly string[]): Generator<Problem> {
    for (const file of files) {
      const fault = faultOfFile(file);
      if (fault) yield problem(field, fault);
    }
  }

  function problem(field: string[], sentence: string): Problem {
    return { ...whereIs(part, field.slice(1)), sentence };
  }
}

/** Pictures in content/pictures/<language> that stand for no English one, so that no page would show them. */
export function twinsWithoutEnglish(language: string, pictures = "content/pictures"): Problem[] {
  return globSync("**/*.*", { cwd: `${pictures}/${language}` })
    .filter((file) => !existsSync(`${pictures}/${file}`))
    .map((file) => ({
      file: `${pictures}/${language}/${file}`,
      line: 1,
      sentence: `${pictures}/${file} does not exist`,
    }));
}

/** A file with all that belongs to it. */
function readFile(name: string, context: Context): Fields | undefined {
  const { root, report } = context;
  const file = `${root}/${name}.yaml`;
  if (!existsSync(file)) {
    report({ file, line: 1, sentence: "does not exist" });
    return undefined;
  }
  const value = readYaml({ ...context, file, text: readFileSync(file, "utf8") });
  const translated = `${context.translation}/${name}.yaml`;
  if (isGroup(value) && existsSync(translated)) {
    const words = readYaml({ ...context, file: translated, text: readFileSync(translated, "utf8") });
    if (isGroup(words)) {
      followEnglish(value, words, context.translatedFrom?.[`${name}.yaml`] ?? {});
      translate(value, words);
    }
  }
  if (!isGroup(value)) {
    if (value !== undefined) report({ file, line: 1, sentence: "must be a group of fields, like title: Careers" });
    return undefined;
  }
  for (const collection of collections) if (owns(collection, name)) addMembers(value, name, collection, context);
  return value;
}

function owns({ owner }: Collection, name: string): boolean {
  const parts = name.split("/");
  return owner
    .split("/")
    .every((part, index, all) => all.length === parts.length && ["*", parts[index]].includes(part));
}

function addMembers(owner: Fields, ownerName: string, collection: Collection, context: Context): void {
  const { root, report } = context;
  const { folder = "", list, format, newestFirst } = collection;
  const path = [ownerName, folder].filter(Boolean).join("/");
  const ownerFile = `${root}/${ownerName}.yaml`;
  const files = existsSync(`${root}/${path}`) ? readdirSync(`${root}/${path}`) : [];
  const names = files
    .filter((file) => extname(file) === `.${format}`)
    .map((file) => basename(file, `.${format}`))
    .sort();
  const read = (name: string) => readMember(`${path}/${name}`, collection, context);

  if (!list) {
    for (const name of names) owner[name] = read(name);
    return;
  }
  if (newestFirst) {
    const members = names.map(read).filter((member) => member !== undefined);
    const day = (member: Fields) => String(member[newestFirst] ?? "");
    members.sort((one, other) => day(other).localeCompare(day(one)));
    owner[list] = remember(members, { file: ownerFile, line: 1, keys: {} });
    return;
  }
  const listed = list.split(".").reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), owner);
  const order = Array.isArray(listed) ? listed : [];
  for (const name of names.filter((name) => !order.includes(name))) {
    const sentence = `is not in the list "${list}" of ${ownerFile}`;
    report({ file: `${root}/${path}/${name}.${format}`, line: 1, sentence });
  }
  const listedNames = [...order];
  for (const [index, name] of listedNames.entries()) {
    const { line } = whereIs(order, [index]);
    const refuse = (sentence: string) => report({ file: ownerFile, line, field: list, sentence });
    if (listedNames.indexOf(name) < index) refuse(`${name} is listed twice`);
    if (names.includes(name)) order[index] = read(name);
    else refuse(`${root}/${path}/${name}.${format} does not exist`);
  }
}

function readMember(name: string, { format, key, text }: Collection, context: Context): Fields | undefined {
  const value = format === "yaml" ? readFile(name, context) : readText(name, text, context);
  if (value && key) value[key] = basename(name);
  return value;
}

function readText(name: string, field = "blocks", context: Context): Fields | undefined {
  const { root, translation } = context;
  const read = (file: string): Fields | undefined => {
    const document = readMarkdown({ ...context, file, text: readFileSync(file, "utf8") });
    if (!document) return undefined;
    const { fields, blocks, sections } = document;
    return Object.assign(fields, { [field]: blocks }, sections.length > 0 && { sections });
  };
  const value = read(`${root}/${name}.md`);
  const translated = `${translation}/${name}.md`;
  const words = existsSync(translated) ? read(translated) : undefined;
  if (!value || !words) return value;
  translate(value, words);
  // The fields are merged, but a text is a whole.
  return Object.assign(value, { [field]: words[field] }, words.sections !== undefined && { sections: words.sections });
}

function isGroup(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
