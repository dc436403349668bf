import { type RawBuilder, sql } from "kysely";
import { day } from "./durations.ts";
import type { Engine, Transaction } from "./transaction.ts";

/** The program did not exist before this. An earlier clock is wrong, and so is an earlier time in the database. */
export const firstDay = Date.UTC(2026, 10, 20);

/**
 * Why nothing may be deleted by age now: the clock shows a date before the program existed, it has just jumped by more than a
 * day, or it has not yet run for a whole day without a jump.
 */
export type ClockDoubt = "impossible" | "jumped" | "settling";

/** The time on the database's clock, or 0 if that cannot be right. */
export function knownTime({ now }: Engine): RawBuilder<number> {
  return sql<number>`case when ${now} < ${sql.lit(firstDay)} then 0 else ${now} end`;
}

/**
 * Compares the database's clock with the last time it was seen, and records it again. A clock that jumped is believed
 * after a day: by then someone has seen the alarm, or the server had only been switched off.
 */
export async function checkClock(tx: Transaction, now: number): Promise<ClockDoubt | undefined> {
  if (now < firstDay) return "impossible";
  const [lastSeen, steadySince] = [
    await readRecordedTime(tx, "clock seen"),
    await readRecordedTime(tx, "clock steady since"),
  ];
  const jumped = lastSeen !== undefined && Math.abs(now - lastSeen) > day;
  const begins = jumped || steadySince === undefined;
  if (begins) await recordTime(tx, "clock steady since", now);
  await recordTime(tx, "clock seen", now);
  if (jumped) return "jumped";
  return begins || now - steadySince < day ? "settling" : undefined;
}

/** Trusts the clock from now on, because a person has compared it with the date. Refuses another date. */
export async function confirmClock(tx: Transaction, today: string): Promise<void> {
  const now = await readClock(tx);
  const shown = new Date(now).toISOString();
  // Somewhere on earth it is already tomorrow, or still yesterday.
  const noon = Date.parse(`${today}T12:00Z`);
  if (Number.isNaN(noon)) throw new Error(`${today} is not a date like ${new Date().toISOString().slice(0, 10)}.`);
  if (Math.abs(now - noon) > 1.5 * day || now < firstDay) {
    throw new Error(`The database's clock says ${shown}. Correct the clock first; nothing was deleted.`);
  }
  await recordTime(tx, "clock steady since", now - day);
  await recordTime(tx, "clock seen", now);
}

export async function readClock({ db, engine }: Transaction): Promise<number> {
  return (await db.selectNoFrom(engine.now.as("now")).executeTakeFirstOrThrow()).now;
}

type Occasion =
  | "clock seen"
  | "clock steady since"
  | "backup made"
  | "copied"
  | "erased"
  | `reminded on ${string}`
  | `copied whole on ${string}`;

export async function readRecordedTime({ db }: Transaction, id: Occasion): Promise<number | undefined> {
  return (await db.selectFrom("recorded_time").select("at").where("id", "=", id).executeTakeFirst())?.at;
}

/** Remembers when a backup was made, for the desk. */
export async function recordBackup(tx: Transaction): Promise<void> {
  await recordTime(tx, "backup made", await readClock(tx));
}

/** Remembers that something was done, if it was not done before. Of several servers only one is told that it was not. */
export async function recordOnce({ db, engine }: Transaction, id: Occasion): Promise<boolean> {
  if ((await db.selectFrom("recorded_time").select("id").where("id", "=", id).executeTakeFirst()) !== undefined)
    return false;
  const row = await db
    .insertInto("recorded_time")
    .values({ id, at: engine.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordTime({ db }: Transaction, id: Occasion, at: number): Promise<void> {
  await db
    .insertInto("recorded_time")
    .values({ id, at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .execute();
}
