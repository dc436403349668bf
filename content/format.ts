import { parseDocument, stringify } from "yaml";
import { splitFrontMatter } from "./front-matter.ts";

/**
 * A file of the content as the desk saves it, so that a saved change is the only change: text on one line and in single
 * quotes where it needs any, no empty fields, no comments. A file with mistakes stays as it is.
 */
export function formatContent(text: string): string {
  const { front, body } = splitFrontMatter(text) ?? { front: text };
  const document = parseDocument(front);
  if (document.errors.length > 0) return text;
  return write(withoutEmpty(document.toJS()), body);
}

/** A file with these fields; the text of a Markdown file is the field "text". */
export function textOfFile(file: string, fields: Record<string, unknown>): string {
  if (!file.endsWith(".md")) return write(fields);
  const { text = "", ...front } = fields;
  return write(front, String(text));
}

function write(values: unknown, body?: string): string {
  const fields = stringify(values, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false }).trim();
  return body === undefined ? `${fields}\n` : `---\n${fields}\n---\n\n${body.trim()}\n`;
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  const filled = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(filled.map(([key, inner]) => [key, withoutEmpty(inner)]));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
