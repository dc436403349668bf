import type { StorePlace } from "#server/storage/open-store.ts";
import { withDatabase } from "#server/storage/open-transact.ts";
import type { Work } from "#server/storage/work.ts";
import { type Contents, checkBackup, readBackup, type SavedRow } from "./format.ts";

const rowsAtOnce = 100;

/** Puts a backup into an empty database, all of it or nothing. Mails that were waiting go out again. */
export async function restoreBackup(place: StorePlace, file: string): Promise<Contents> {
  try {
    // Before the database is touched, so that a damaged backup is called that and not a refusal of the database.
    const contents = await checkBackup(file);
    await withDatabase(place, (transact) =>
      transact(async (work) => {
        await refuseUnlessEmpty(work);
        await insertAll(work, file);
      }),
    );
    return contents;
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : cause} Nothing was restored.`, { cause });
  }
}

async function refuseUnlessEmpty({ db }: Work): Promise<void> {
  const row = await db.selectFrom("contact_request").select("id").limit(1).executeTakeFirst();
  if (row) throw new Error("The database is not empty. Restore into a new folder or a new database.");
}

/** Fails at the end if the file is not whole any more, and then nothing of it is kept. */
async function insertAll(work: Work, file: string): Promise<void> {
  let batch: SavedRow[] = [];
  for await (const saved of readBackup(file)) {
    if (batch.length === rowsAtOnce || (batch[0] && batch[0].table !== saved.table)) {
      await insert(work, batch);
      batch = [];
    }
    batch.push(saved);
  }
  await insert(work, batch);
}

async function insert({ db }: Work, batch: readonly SavedRow[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const rows = batch.map((saved) =>
    // The server that had taken a mail in hand is not the one that delivers it now.
    saved.table === "outgoing_mail" ? { ...saved.row, lease: null, leased_until: null } : saved.row,
  );
  try {
    await db
      .insertInto(first.table)
      .values(rows as never)
      .execute();
  } catch (cause) {
    // The database's own words can quote a visitor's.
    throw new Error("The database refuses rows of the backup: they do not fit its tables or each other.", { cause });
  }
}
