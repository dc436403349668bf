import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Transact, Work } from "#server/storage/work.ts";
import { type Line, type SavedTable, savedTables } from "./lines.ts";

const rowsAtOnce = 100;

/** Puts a backup into an empty database, all of it or nothing. Mails that were waiting go out again. */
export function restoreBackup(transact: Transact, file: string): Promise<Record<SavedTable, number>> {
  return transact(async (work) => {
    await refuseUnlessEmpty(work);
    const counts = { contact_request: 0, outgoing_mail: 0, captcha_use: 0 };
    let batch: Extract<Line, { table: SavedTable }>[] = [];
    let end: Record<SavedTable, number> | undefined;

    for await (const text of createInterface({ input: createReadStream(file) })) {
      const line = lineFrom(text);
      if ("backup" in line) continue;
      if ("end" in line) {
        end = line.end;
        break;
      }
      if (batch.length === rowsAtOnce || (batch[0] && batch[0].table !== line.table)) {
        await insert(work, batch);
        batch = [];
      }
      batch.push(line);
      counts[line.table] += 1;
    }
    await insert(work, batch);
    if (!end || savedTables.some((table) => end[table] !== counts[table])) {
      throw new Error("The backup is not whole: its last line is missing or counts other rows. Nothing was restored.");
    }
    return counts;
  });
}

async function refuseUnlessEmpty({ db }: Work): Promise<void> {
  const row = await db.selectFrom("contact_request").select("id").limit(1).executeTakeFirst();
  if (row) throw new Error("The database is not empty. Restore into a new folder or a new database.");
}

function lineFrom(text: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new Error("The file is not a backup of this site, or it is damaged. Nothing was restored.");
  }
}

async function insert({ db }: Work, lines: readonly Extract<Line, { table: SavedTable }>[]): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const rows = lines.map((line) =>
    // The server that had taken a mail in hand is not the one that delivers it now.
    line.table === "outgoing_mail" ? { ...line.row, lease: null, leased_until: null } : line.row,
  );
  try {
    await db
      .insertInto(first.table)
      .values(rows as never)
      .execute();
  } catch (cause) {
    throw new Error("The rows of the backup do not belong together. Nothing was restored.", { cause });
  }
}
