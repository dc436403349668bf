import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Selectable } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * The tables of a backup, in the order in which they can be restored. Counts of clients are not worth keeping, and after a
 * restore everyone signs in again.
 */
export const savedTables = ["contact_request", "delivery", "staff", "request_note", "audit_entry"] as const;
type SavedTable = (typeof savedTables)[number];
export type SavedRow = { [Table in SavedTable]: { table: Table; row: Selectable<Tables[Table]> } }[SavedTable];
export type Counts = Record<SavedTable, number>;

/** Counts on when the lines or their tables change: nobody reads what they do not know. */
const version = 1;

// Far more than the longest row needs. Keeps a file without line breaks from being read into memory whole.
const maxLineBytes = 4 * 1024 * 1024;

/**
 * A backup is text: a first line, one line for each row, and a last line with the number of rows and the SHA-256 of
 * every byte before it. Both databases read and write it, so it can also move a site from one to the other.
 */
export async function* backupLines(rows: AsyncIterable<SavedRow>): AsyncGenerator<string> {
  const counts = noRows();
  const hash = createHash("sha256");
  const first = `${JSON.stringify({ backup: version, at: new Date().toISOString() })}\n`;
  hash.update(first);
  yield first;
  for await (const saved of rows) {
    counts[saved.table] += 1;
    const line = `${jsonText(saved)}\n`;
    hash.update(line);
    yield line;
  }
  yield `${JSON.stringify({ end: counts, sha256: hash.digest("hex") })}\n`;
}

/** Reads the rows of a backup. Fails at the end at the latest if the file is not exactly one whole backup. */
export async function* readBackup(file: string): AsyncGenerator<SavedRow, Counts> {
  const counts = noRows();
  const hash = createHash("sha256");
  let isBegun = false;
  let end: EndLine | undefined;
  for await (const bytes of linesOf(file)) {
    if (end) throw refusal("Something follows its last line, as if two backups had been joined");
    const line = parsed(bytes);
    if (!isBegun) {
      refuseOtherVersion(line);
      isBegun = true;
    } else if ("end" in line) {
      end = line as EndLine;
      continue;
    } else if (isSavedRow(line)) {
      counts[line.table] += 1;
      yield line;
    } else {
      throw refusal("backup" in line ? "It begins a second time" : "It holds a line that this version does not know");
    }
    hash.update(bytes).update("\n");
  }
  if (!isBegun) throw refusal("It is empty");
  if (!end) throw refusal("Its last line is missing: it was cut short");
  if (end.sha256 !== hash.digest("hex")) throw refusal("Its checksum does not fit: its text was altered or damaged");
  if (savedTables.some((table) => end?.end?.[table] !== counts[table])) {
    throw refusal("Its last line counts other rows than there are");
  }
  return counts;
}

/** Reads a whole backup only to check it. */
export async function checkBackup(file: string, onRow: () => void): Promise<Counts> {
  const rows = readBackup(file);
  while (true) {
    const { done, value } = await rows.next();
    if (done) return value;
    onRow();
  }
}

type EndLine = { end?: Partial<Counts>; sha256?: string };

export function noRows(): Counts {
  return Object.fromEntries(savedTables.map((table) => [table, 0])) as Counts;
}

/** Splits at line feeds and nothing else: `readline` also splits at characters that visitors may type. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunksOf(file)) {
    let start = 0;
    for (let feed = chunk.indexOf(10); feed !== -1; feed = chunk.indexOf(10, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, feed)]);
      rest = [];
      length = 0;
      start = feed + 1;
    }
    rest.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > maxLineBytes) throw refusal("It holds a line that is too long");
  }
  if (length > 0) yield Buffer.concat(rest);
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file) as AsyncIterable<Buffer>;
  } catch (cause) {
    throw refusal(`The file cannot be read (${cause instanceof Error ? cause.message : cause})`);
  }
}

// Bytes that are not UTF-8 are damage and must not become question marks.
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function parsed(bytes: Buffer): Record<string, unknown> {
  try {
    const line: unknown = JSON.parse(utf8.decode(bytes));
    if (typeof line === "object" && line !== null && !Array.isArray(line)) return line as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw refusal("It is not a backup of this site, or it is damaged");
}

function refuseOtherVersion({ backup }: Record<string, unknown>): void {
  if (backup === version) return;
  if (backup === undefined) throw refusal("Its first line is missing, or it is not a backup of this site");
  throw refusal("Another version of the site wrote it; restore it with that one");
}

export function isSavedRow(line: Record<string, unknown>): line is SavedRow {
  return savedTables.some((table) => table === line.table) && typeof line.row === "object" && line.row !== null;
}

function refusal(reason: string): Error {
  return new Error(`The backup cannot be used. ${reason}.`);
}

/**
 * JSON without characters that could end a line or control a terminal: U+2028, U+2029 and the control characters that
 * JSON allows. It parses to the same value.
 */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
