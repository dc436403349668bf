import { type ErrorCode, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLError } from "yaml";
import { type Problem, remember } from "./problems.ts";

/** A file of the content, or a part of it. */
export type Source = {
  file: string;
  text: string;
  /** The line of the file at which the text begins. */
  firstLine?: number;
  /** What markers like {company.email} stand for. */
  facts: object;
  report: (problem: Problem) => void;
};

/**
 * Keeps what a text was parsed to: each is read once for every language, once more for the check, and again whenever
 * another file is saved. Nothing may change the result.
 */
export function parseOnce<Parsed>(parse: (text: string) => Parsed): (text: string) => Parsed {
  const known = new Map<string, Parsed>();
  return (text) => {
    // Texts that were replaced long ago need not be kept.
    if (known.size > 1_000) known.clear();
    const parsed = known.get(text) ?? parse(text);
    known.set(text, parsed);
    return parsed;
  };
}

/** The value of a YAML text, which remembers its lines. Mistakes are reported, and then there is none. */
export function readYaml(source: Source): unknown {
  const { file, text, firstLine = 1, report } = source;
  const { contents, errors, warnings, lines } = parse(text);
  const lineAt = (offset: number) => firstLine - 1 + lines.linePos(offset).line;
  const mistakes = [...errors, ...warnings];
  // What follows the first mistake is usually the same one.
  const [first] = mistakes.sort((one, other) => one.pos[0] - other.pos[0]);
  if (first) {
    report({ file, ...describe(first, text, lineAt) });
    return undefined;
  }
  return readNode(contents, source, lineAt);
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

function readNode(node: Node | null, source: Source, lineAt: (offset: number) => number): unknown {
  const { file, report } = source;
  const line = lineAt(node?.range?.[0] ?? 0);
  if (isMap(node)) {
    const keys: Record<string, number> = {};
    const marked: Record<string, string> = {};
    const value: Record<string, unknown> = {};
    for (const { key, value: inner } of node.items) {
      if (!isScalar(key) || typeof key.value === "object") {
        report({ file, line, sentence: "put text that begins with { in quotation marks" });
        return undefined;
      }
      const name = String(key.value);
      keys[name] = lineAt(key.range?.[0] ?? 0);
      const read = readNode(inner as Node | null, source, lineAt);
      // An editor writes an empty field as null.
      if (read !== null) value[name] = read;
      if (isScalar(inner) && inner.value !== read) marked[name] = String(inner.value);
    }
    return remember(value, { file, line, keys, marked });
  }
  if (isSeq(node)) {
    const items = node.items as Node[];
    const keys = Object.fromEntries(items.map((item, index) => [index, lineAt(item.range?.[0] ?? 0)]));
    const read = items.map((item) => readNode(item, source, lineAt));
    const marked = Object.fromEntries(
      items.flatMap((item, index) =>
        isScalar(item) && item.value !== read[index] ? [[index, String(item.value)]] : [],
      ),
    );
    return remember(read, { file, line, keys, marked });
  }
  if (!isScalar(node)) return null;
  return typeof node.value === "string" ? fillIn(node.value, line, source) : node.value;
}

const marker = /\{(company\.[\w.]*)\}/g;

/** A text with the facts that its markers name. {company.offices.USA.city} is the city of the office whose region is USA. */
export function fillIn(text: string, line: number, { file, facts, report }: Source): string {
  return text.replace(marker, (whole, path: string) => {
    const value = path.split(".").reduce<unknown>(step, facts);
    if (typeof value === "string") return value;
    if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join(", ");
    report({ file, line, sentence: `${whole} does not exist; see content/en/company.yaml for what does` });
    return whole;
  });
}

function step(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.find((item) => item.region === name) ?? value[Number(name)];
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
