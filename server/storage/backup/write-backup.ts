import { once } from "node:events";
import { createWriteStream, renameSync } from "node:fs";
import type { Writable } from "node:stream";
import type { Kysely } from "kysely";
import type { StorePlace } from "#server/storage/open-store.ts";
import type { Tables } from "#server/storage/tables.ts";
import { type Line, type SavedTable, savedTables } from "./lines.ts";
import { readSnapshot } from "./read-snapshot.ts";

const rowsAtOnce = 500;

/** Writes every request, mail and used captcha into a file, as they are at one moment. Returns how many of each. */
export async function writeBackup(place: StorePlace, file: string): Promise<Record<SavedTable, number>> {
  // Under another name until it is whole, so that a broken backup never looks like a good one.
  const unfinished = `${file}.unfinished`;
  const counts = { contact_request: 0, outgoing_mail: 0, captcha_use: 0 };
  await readSnapshot(place, async (db) => {
    const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await write(out, { backup: 1, at: new Date().toISOString() });
    for (const table of savedTables) {
      for await (const row of rowsOf(db, table)) {
        await write(out, { table, row } as Line);
        counts[table] += 1;
      }
    }
    await write(out, { end: counts });
    out.end();
    await once(out, "close");
  });
  renameSync(unfinished, file);
  return counts;
}

async function* rowsOf(db: Kysely<Tables>, table: SavedTable) {
  let last = "";
  while (true) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where("id", ">", last)
      .orderBy("id")
      .limit(rowsAtOnce)
      .execute();
    yield* rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}

async function write(out: Writable, line: Line): Promise<void> {
  if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, "drain");
}
