import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRows } from "../../support/database.ts";
import type { DiskEvent } from "./record-writes.ts";

type Pending = Extract<DiskEvent, { kind: "write" | "truncate" }>;
type FileState = { durable: Buffer; pending: Pending[] };

/** Cuts the power at random moments of a recording, and counts the cuts that lose an acknowledged request. */
export async function cutThePower(events: readonly DiskEvent[], cuts: number) {
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
