import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { mainLanguage, withoutLanguage } from "#contract/languages.ts";
import { isOnContent, isOnFile } from "#contract/parts.ts";
import { type PublishedPage, pages } from "./pages.ts";
import { readPart } from "./read-part.ts";
import type { SamplesLeft } from "./schema/content.ts";
import { readTexts } from "./translations.ts";

const texts = v.array(v.string());

const row = v.strictObject({
  id: v.string(),
  what: v.string(),
  /** Fields by file of content/en. `*` is any name, `a+b` both fields together; the text of a Markdown file is "text". */
  texts: v.optional(v.record(v.string(), texts), {}),
  files: v.optional(texts, []),
  todo: v.string(),
  /** What a reader has to know to say that it is true. */
  decided: v.optional(texts, []),
  /** Where it shows. If the site has none of these pages, it has nothing of the row. */
  pages: texts,
  /** True for what claims nothing: search engines may list the pages that show it. */
  listed: v.optional(v.boolean(), false),
});
type SampleRow = v.InferOutput<typeof row>;

/** A text or a file of the content that a row is about. `path` is the field in its file. */
export type SampleItem = { file: string; path: readonly string[]; text: string; hash: string };

/** A row, with what of it is still sample material and the pages that search engines leave out meanwhile. */
export type Samples = SampleRow & { left: SampleItem[]; unlisted: string[] };

const rowsFile = "content/samples.yaml";
const hashesFile = "content/samples.json";

/** The sample material that is left, by row. What was replaced, taken out or confirmed is not in it. */
export function findSamples(root = "."): Samples[] {
  const hashes = readHashes(root);
  const rows = sampleRows(root).filter(({ pages }) => pages.some((address) => pagesAt(address).length > 0));
  return rows.map((row) => {
    const marked = hashes[row.id] ?? {};
    const left = itemsOf(row, root).filter((item) => markedIn(marked, item, root).length > 0);
    return { ...row, left, unlisted: row.listed ? [] : pagesShowing(row, left) };
  });
}

/** What the build writes down about it: the server says so, and keeps these pages out of search engines. */
export function samplesLeft(samples?: readonly Samples[]): SamplesLeft {
  if (!samples) {
    leftInProject ??= samplesLeft(findSamples());
    return leftInProject;
  }
  const withSamples = samples.filter(({ left }) => left.length > 0);
  return {
    rows: withSamples.map(({ id, what, left }) => ({ id, what, count: left.length })),
    pages: [...new Set(samples.flatMap(({ unlisted }) => unlisted))].sort(),
  };
}

// Every test that starts a server asks, and it takes 0.1 s.
let leftInProject: SamplesLeft | undefined;

export function sampleRows(root = "."): SampleRow[] {
  return v.parse(v.array(row), parse(readFileSync(join(root, rowsFile), "utf8")));
}

/** Everything that a row is about in the parts of the site that are on, whether it is sample material or not. */
export function itemsOf({ texts, files }: SampleRow, root = ".", isIncluded = isShown): SampleItem[] {
  const inTexts = Object.entries(texts).flatMap(([glob, fields]) =>
    found(`content/${mainLanguage}/${glob}`, root, isIncluded).flatMap((file) => {
      const content = readTexts(join(root, file));
      const texts = fields.flatMap((field) => [...textsAt(content, field.split("."))]);
      return texts.filter(({ path: [field] }) => isIncluded(file, field)).map((one) => itemOf(file, one));
    }),
  );
  const ofFiles = files.flatMap((glob) =>
    found(glob, root, isIncluded).map((file) => ({ file, path: [], text: "", hash: hashOf(identityOf(file, root)) })),
  );
  return [...inTexts, ...ofFiles];
}

function found(glob: string, root: string, isIncluded: (file: string) => boolean): string[] {
  const files = globSync(glob, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  return files.filter((file) => isIncluded(file) && statSync(join(root, file)).isFile()).sort();
}

/** False for a file, or a field of one, of a part that is off. */
function isShown(file: string, field = ""): boolean {
  const [, content] = file.match(/^content\/en\/(.*)\.\w+$/) ?? [];
  return isOnFile(file) && (!content || (isOnContent(content) && isOnContent(`${content}.${field}`)));
}

type Text = { path: readonly string[]; value: unknown };

function* textsAt(value: unknown, [name, ...rest]: readonly string[], path: readonly string[] = []): Generator<Text> {
  if (name === undefined) {
    // One changed word in a long text is not a new text.
    if (path.join() === "text") for (const part of String(value).split(/\n{2,}/)) yield { path, value: part };
    else if (value !== undefined) yield { path, value };
  } else if (typeof value !== "object" || value === null) return;
  else if (name === "*") for (const [key, inner] of Object.entries(value)) yield* textsAt(inner, rest, [...path, key]);
  else if (name.includes("+")) yield { path, value: name.split("+").map((one) => Reflect.get(value, one) ?? "") };
  else yield* textsAt(Reflect.get(value, name), rest, [...path, name]);
}

function itemOf(file: string, { path, value }: Text): SampleItem {
  const isLines = Array.isArray(value) && value.every((line) => typeof line !== "object");
  const text = isLines ? value.join(" ") : typeof value === "string" ? value : JSON.stringify(value);
  return { file, path, text, hash: hashOf(text) };
}

/** What a drawn file without a root of its own says of its maker. */
export const maker = "npm run brand";

/** What art/ draws says so: drawings, manuals and packages, in this order. */
const drawnMarks = [
  '<svg xmlns="http://www.w3.org/2000/svg" id="tint" class="art',
  maker,
  "This is a sample. It stands where the real",
];

const wholeLimit = 4 * 1024 * 1024;

/** What was drawn stays the same sample when it is drawn again in other colors. Of a large file, its size and beginning will do. */
function identityOf(file: string, root: string): string | Buffer {
  const whole = join(root, file);
  const { size } = statSync(whole);
  const bytes = size > wholeLimit ? readPart(whole, 0, 64 * 1024) : readFileSync(whole);
  if (isDrawn(bytes)) return `drawing ${file}`;
  return Buffer.concat([Buffer.from(`${size} `), bytes]);
}

/** True for what art/ drew. What the company put in its place is never drawn over. */
export function isDrawn(bytes: Buffer): boolean {
  return drawnMarks.some((mark) => bytes.includes(mark));
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

/** The pages of a row while something of it is left, in every language: those that show a file of it, or all if it is not known which. */
function pagesShowing({ pages: addresses }: SampleRow, left: readonly SampleItem[]): string[] {
  const ofRow = addresses.flatMap(pagesAt);
  const showing = [...new Set(left.map(({ file }) => file))].flatMap((file) => {
    const known = ofRow.filter((page) => isShownOn(page, file));
    return known.length > 0 ? known : ofRow;
  });
  return [...new Set(showing.map(({ path }) => path))];
}

/** A page shows its own file, the files in its folder and the file whose entry it is, and pictures in a folder of its name. */
function isShownOn({ content, path }: PublishedPage, file: string): boolean {
  const name = file.replace(/\.\w+$/, "");
  const text = name.match(/^content\/en\/(.*)/)?.[1];
  if (text === undefined) return name.split("/").includes(posix.basename(path));
  return text === content || text.startsWith(`${content}/`) || content.startsWith(`${text}/`);
}

/** The pages at an address, which may have asterisks, in every language. */
function pagesAt(address: string): PublishedPage[] {
  return pages().filter(({ path }) => posix.matchesGlob(withoutLanguage(path), address));
}

/** By row and file, the hashes of the samples. */
type Hashes = Record<string, HashesByFile>;
type HashesByFile = Record<string, string[]>;

/** The files in whose lists this sample is: its own, or one that is gone, because it was renamed. */
function markedIn(marked: HashesByFile, { file, hash }: SampleItem, root: string): string[] {
  const files = Object.keys(marked).filter((name) => marked[name]?.includes(hash));
  return files.filter((name) => name === file || !existsSync(join(root, name)));
}

function readHashes(root: string): Hashes {
  const file = join(root, hashesFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Says of all that these rows are about that it is sample material, and forgets what is not there any more. */
export function markAsSamples(rows: readonly SampleRow[], root = "."): void {
  const hashes = readHashes(root);
  for (const row of rows) {
    const marked = hashes[row.id] ?? {};
    const isMarked = ({ file, hash }: SampleItem) => marked[file]?.includes(hash);
    // What a part that is off has marked stays so.
    const items = [...itemsOf(row, root, () => true).filter(isMarked), ...itemsOf(row, root)];
    const files = Object.entries(Object.groupBy(items, ({ file }) => file));
    hashes[row.id] = Object.fromEntries(
      files.map(([file, of = []]) => [file, [...new Set(of.map(({ hash }) => hash))]]),
    );
  }
  writeHashes(hashes, root);
}

/** Says of these samples that they are true for the company. */
export function keepSamples(row: string, items: readonly SampleItem[], root = "."): void {
  const hashes = readHashes(root);
  const marked = hashes[row] ?? {};
  for (const item of items)
    for (const file of markedIn(marked, item, root))
      marked[file] = (marked[file] ?? []).filter((one) => one !== item.hash);
  writeHashes(hashes, root);
}

function writeHashes(hashes: Hashes, root: string): void {
  writeFileSync(join(root, hashesFile), `${JSON.stringify(hashes, null, 2)}\n`);
}
