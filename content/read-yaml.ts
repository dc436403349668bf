import {
  type ErrorCode,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLError,
  type YAMLMap,
} from "yaml";
import type { ContentMistake, Read } from "./mistakes.ts";
import { rememberOrigin } from "./origins.ts";

/** A file of the content, or a part of it. */
export type Source = {
  file: string;
  text: string;
  /** The line of the file at which the text begins. */
  firstLine?: number;
  /** What markers like {company.email} stand for. */
  facts: object;
};

/** The value of a YAML text, which remembers its lines. */
export function readYaml({ file, text, firstLine = 1, facts }: Source): Read<unknown> {
  const { contents, errors, warnings, lines } = parse(text);
  const lineAt = (offset = 0) => firstLine - 1 + lines.linePos(offset).line;
  // What follows the first mistake is usually the same one.
  const [first] = [...errors, ...warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  if (first) return { value: undefined, mistakes: [{ file, ...describe(first, text, lineAt) }] };
  const mistakes: ContentMistake[] = [];
  return { value: readNode(contents), mistakes };

  function readNode(node: Node | null, path: readonly string[] = []): unknown {
    if (isMap(node)) return readGroup(node, path);
    if (isSeq(node)) {
      const items = node.items as Node[];
      const entries = items.map((item, index): Entry => [String(index), item, item]);
      const values = items.map((item, index) => readNode(item, [...path, String(index)]));
      return collect(values, entries, node);
    }
    if (!isScalar(node)) return null;
    if (typeof node.value !== "string") return node.value;
    const filled = fillIn(node.value, { file, line: lineOf(node), facts });
    mistakes.push(...filled.mistakes.map((mistake) => ({ ...mistake, field: path.join(".") })));
    return filled.value;
  }

  function readGroup(node: YAMLMap, path: readonly string[]): object | undefined {
    if (node.items.some(({ key }) => !isScalar(key) || typeof key.value === "object")) {
      mistakes.push({ file, line: lineOf(node), sentence: "put text that begins with { in quotation marks" });
      return undefined;
    }
    const entries = node.items.map(({ key, value }): Entry => {
      return [String((key as Scalar).value), key as Node, value as Node | null];
    });
    // An editor writes an empty field as null.
    const fields = entries
      .map(([name, , inner]) => [name, readNode(inner, [...path, name])] as const)
      .filter(([, value]) => value !== null);
    return collect(Object.fromEntries(fields), entries, node);
  }

  /** The value with its origin: the line of each entry, and the texts that have markers. */
  function collect<Value extends object>(value: Value, entries: readonly Entry[], node: Node): Value {
    const marked = entries.flatMap(([name, , inner]) =>
      isScalar(inner) && typeof inner.value === "string" && inner.value !== Reflect.get(value, name)
        ? [[name, inner.value]]
        : [],
    );
    return rememberOrigin(value, {
      file,
      line: lineOf(node),
      isFile: node === contents,
      keys: Object.fromEntries(entries.map(([name, start]) => [name, lineOf(start)])),
      marked: Object.fromEntries(marked),
    });
  }

  function lineOf(node: Node): number {
    return lineAt(node.range?.[0]);
  }
}

/** A field or an item: its name, the node where it begins and the node of its value. */
type Entry = [name: string, start: Node, value: Node | null];

/**
 * Keeps what a text was parsed to: each is read once for every language, once more for the check, and again whenever
 * another file is saved. Nothing may change the result.
 */
export function parseOnce<Parsed>(parse: (text: string) => Parsed): (text: string) => Parsed {
  const known = new Map<string, Parsed>();
  return (text) => {
    // Texts that were replaced long ago need no place.
    if (known.size > 1_000) known.clear();
    const parsed = known.get(text) ?? parse(text);
    known.set(text, parsed);
    return parsed;
  };
}

const parse = parseOnce((text) => {
  const lines = new LineCounter();
  const { contents, errors, warnings } = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return { contents, errors, warnings, lines };
});

function describe({ code, message, pos: [offset] }: YAMLError, text: string, lineAt: (offset: number) => number) {
  const line = lineAt(offset);
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [whole = ""] = text.slice(start).split("\n", 1);
  // The library goes on to the next quotation mark, however far away that is.
  const unclosed = text.split("\n").findIndex((one) => /(?:: |- )(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.test(one));
  if (unclosed >= 0) return { line: unclosed + lineAt(0), sentence: sentences.MISSING_CHAR };
  // For the library a line that is indented too much goes on with the line before it.
  if (code === "BLOCK_AS_IMPLICIT_KEY" && whole.split(": ").length < 3)
    return { line: line + 1, sentence: sentences.BAD_INDENT };
  const [, sign] = whole.match(/(?:: |- )([*&{[])/) ?? [];
  if (sign) return { line, sentence: `put text that begins with ${sign} in quotation marks` };
  return { line, sentence: sentences[code] ?? message };
}

/** What the library's codes mean to an editor. */
const sentences = {
  TAB_AS_INDENT: "this line begins with a tab; use two spaces for each step",
  MISSING_CHAR: "a quotation mark, a comma or a closing bracket is missing",
  BAD_INDENT: "this line is indented too little or too much; compare it with its neighbors",
  BLOCK_AS_IMPLICIT_KEY: "there are two colons here; put the text after the first in quotation marks",
  MULTILINE_IMPLICIT_KEY: "a colon is missing after the name of a field, or this line is indented wrongly",
  DUPLICATE_KEY: "this field is here twice",
  BAD_SCALAR_START: "put text that begins with this character in quotation marks",
  UNEXPECTED_TOKEN: "something here does not belong; check the quotation marks and the indentation",
  BAD_DQ_ESCAPE: "a backslash between double quotation marks is not understood; use single ones",
} as Record<ErrorCode, string>;

const marker = /\{(company\.[\w.]*)\}/g;

type Place = Pick<Source, "file" | "facts"> & { line: number };

/**
 * A text with the facts that its markers name. {company.offices.USA.city} is the city of the office whose id is USA, and so
 * is its area where it names none: then people know the office by its city.
 */
export function fillIn(text: string, { file, line, facts }: Place): Read<string> {
  const mistakes: ContentMistake[] = [];
  const value = text.replace(marker, (whole, path: string) => {
    const fact = path.split(".").reduce<unknown>(step, facts);
    if (typeof fact === "string") return fact;
    if (Array.isArray(fact) && fact.every((item) => typeof item === "string")) return fact.join(", ");
    mistakes.push({ file, line, sentence: `${whole} does not exist; see content/en/company.yaml for what does` });
    return whole;
  });
  return { value, mistakes };
}

function step(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.find((item) => item.id === name) ?? value[Number(name)];
  if (typeof value !== "object" || value === null) return undefined;
  return Reflect.get(value, name) ?? (name === "area" ? Reflect.get(value, "city") : undefined);
}
