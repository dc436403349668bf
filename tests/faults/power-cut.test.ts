import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { readRows } from "#tests/support/database.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** One system call on the disk, in order. */
type DiskEvent =
  | { kind: "write"; file: string; at: number; bytes: Buffer }
  | { kind: "truncate"; file: string; size: number }
  | { kind: "sync"; file: string }
  | { kind: "remove"; file: string };

type Pending = Extract<DiskEvent, { kind: "write" | "truncate" }>;
type FileState = { durable: Buffer; pending: Pending[] };

const cuts = 400;

// SQLite's writes are recorded with strace; then the disk of any moment is rebuilt from everything that was synced and a
// random part of what was not.
test("no power cut loses a row that was acknowledged", async () => {
  const { lossy, checked } = await cutThePower(await recordWrites("full"), cuts);
  expect(checked).toBe(cuts);
  expect(lossy).toBe(0);
});

test("this test notices a database that does not wait for the disk", async () => {
  const { lossy } = await cutThePower(await recordWrites("normal"), cuts);
  expect(lossy).toBeGreaterThan(cuts / 4);
});

/** Stores a few hundred requests and returns the system calls on the disk. */
async function recordWrites(synchronous: "full" | "normal"): Promise<DiskEvent[]> {
  const folder = temporaryFolder();
  const trace = join(folder, "trace");
  const calls = "trace=pwrite64,write,ftruncate,fdatasync,fsync,unlink";
  const strace = ["-f", "-y", "-xx", "-s", "100000", "-e", calls, "-o", trace];
  execFileSync("strace", [
    ...strace,
    process.execPath,
    "tests/faults/power/write-and-acknowledge.ts",
    folder,
    synchronous,
  ]);
  return readFileSync(trace, "latin1")
    .split("\n")
    .flatMap((line) => eventsOf(line, folder));
}

function eventsOf(line: string, folder: string): DiskEvent[] {
  const [, removed] = line.match(/^\d+\s+unlink\("([^"]*)"\) = 0/) ?? [];
  if (removed) return [{ kind: "remove", file: basename(unescaped(removed).toString()) }];
  const [, call, path, rest = ""] = line.match(/^\d+\s+(\w+)\(\d+<([^>]*)>(.*)$/) ?? [];
  const named = path && unescaped(path).toString();
  if (!named?.startsWith(folder)) return [];
  const file = basename(named);
  if (call === "fdatasync" || call === "fsync") return [{ kind: "sync", file }];
  if (call === "ftruncate") return [{ kind: "truncate", file, size: Number(rest.match(/^, (\d+)/)?.[1]) }];
  const [, text = "", at] = rest.match(/^, "([^"]*)", \d+(?:, (\d+))?/) ?? [];
  return [{ kind: "write", file, at: Number(at ?? 0), bytes: unescaped(text) }];
}

function unescaped(text: string): Buffer {
  return text.startsWith("\\x") ? Buffer.from(text.replaceAll("\\x", ""), "hex") : Buffer.from(text, "latin1");
}

/** Cuts the power at random moments of a recording, and counts the cuts that lose an acknowledged request. */
async function cutThePower(events: readonly DiskEvent[], cuts: number) {
  const moments = Array.from({ length: cuts }, () => Math.floor(Math.random() * events.length)).toSorted(
    (a, b) => a - b,
  );
  const disk = new Map<string, FileState>();
  const acknowledged: string[] = [];
  let lossy = 0;
  let checked = 0;

  for (const [database, event] of events.entries()) {
    if (event.file === "acknowledged") {
      if (event.kind === "write") acknowledged.push(event.bytes.toString().trim());
    } else happen(disk, event);
    while (moments[checked] === database) {
      checked += 1;
      if (!holdsAll(disk, acknowledged)) lossy += 1;
    }
  }
  return { lossy, checked };
}

function happen(disk: Map<string, FileState>, event: DiskEvent): void {
  const state = disk.get(event.file) ?? { durable: Buffer.alloc(0), pending: [] };
  disk.set(event.file, state);
  if (event.kind === "remove") disk.delete(event.file);
  else if (event.kind === "sync") {
    state.durable = state.pending.reduce(applied, state.durable);
    state.pending = [];
  } else state.pending.push(event);
}

// The disk may have written any part of what was not synced, in any order.
function afterTheCut({ durable, pending }: FileState): Buffer {
  let bytes: Buffer = Buffer.from(durable);
  for (const event of pending) {
    if (Math.random() < 0.5) continue;
    const sectors = event.kind === "write" ? Math.floor(Math.random() * (event.bytes.length / 512 + 1)) : 0;
    const torn = event.kind === "write" && Math.random() < 0.3;
    bytes = applied(bytes, torn ? { ...event, bytes: event.bytes.subarray(0, sectors * 512) } : event);
  }
  return bytes;
}

function applied(bytes: Buffer, event: Pending): Buffer {
  if (event.kind === "truncate") return Buffer.concat([bytes.subarray(0, event.size)], event.size);
  const size = Math.max(bytes.length, event.at + event.bytes.length);
  const larger = size > bytes.length ? Buffer.concat([bytes], size) : bytes;
  event.bytes.copy(larger, event.at);
  return larger;
}

function holdsAll(disk: Map<string, FileState>, acknowledged: readonly string[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), "cut-"));
  try {
    for (const [name, state] of disk) {
      if (!name.endsWith("-shm")) writeFileSync(join(folder, name), afterTheCut(state));
    }
    if (acknowledged.length === 0) return true;
    const keys = new Set(readRows(join(folder, "contact.sqlite"), "contact_request").map((row) => row.idempotency_key));
    return acknowledged.every((key) => keys.has(key));
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
