import { type RawBuilder, sql } from "kysely";
import { migrations } from "#server/storage/migrations.ts";
import type { Engine, Work } from "#server/storage/work.ts";

const day = 86_400_000;
const days = migrations.map((migration) => Date.parse(migration.day));

/** Nothing was stored before: an earlier time in the database was written by a clock that was wrong. */
export const firstDay = Math.min(...days);

/** The program is not older than this. A clock that says less is wrong. */
const newestDay = Math.max(...days);

/**
 * Why nothing may be deleted by its age now: the clock stands before the day the program was written, it has just jumped
 * by more than a day, or it has not yet run for a whole day without a jump.
 */
export type ClockDoubt = "impossible" | "jumped" | "settling";

/** The time by the database's clock, or 0 if that cannot be true. */
export function knownTime({ now }: Engine): RawBuilder<number> {
  return sql<number>`case when ${now} < ${sql.lit(newestDay)} then 0 else ${now} end`;
}

/**
 * Compares the database's clock with the last sign of life, and leaves another one. A clock that jumped is believed
 * after a day: by then somebody has seen the alarm, or the server had only been switched off.
 */
export async function checkClock(work: Work): Promise<ClockDoubt | undefined> {
  const now = await readClock(work);
  if (now < newestDay) return "impossible";
  const [lastSeen, steadySince] = [await signOf(work, "clock seen"), await signOf(work, "clock steady since")];
  const jumped = lastSeen !== undefined && Math.abs(now - lastSeen) > day;
  const begins = jumped || steadySince === undefined;
  if (begins) await leaveSign(work, "clock steady since", now);
  await leaveSign(work, "clock seen", now);
  if (jumped) return "jumped";
  return begins || now - steadySince < day ? "settling" : undefined;
}

/** Believes the clock from now on, because a person has compared it with the date. Refuses another date. */
export async function confirmClock(work: Work, today: string): Promise<void> {
  const now = await readClock(work);
  const shown = new Date(now).toISOString();
  // Somewhere on earth it is already tomorrow, or still yesterday.
  const noon = Date.parse(`${today}T12:00Z`);
  if (Number.isNaN(noon)) throw new Error(`${today} is no date like ${new Date().toISOString().slice(0, 10)}.`);
  if (Math.abs(now - noon) > 1.5 * day || now < newestDay) {
    throw new Error(`The database's clock says ${shown}. Set it right first; nothing was deleted.`);
  }
  await leaveSign(work, "clock steady since", now - day);
  await leaveSign(work, "clock seen", now);
}

async function readClock({ db, engine }: Work): Promise<number> {
  return (await db.selectNoFrom(engine.now.as("now")).executeTakeFirstOrThrow()).now;
}

type Sign = "clock seen" | "clock steady since";

async function signOf({ db }: Work, id: Sign): Promise<number | undefined> {
  return (await db.selectFrom("sign_of_life").select("at").where("id", "=", id).executeTakeFirst())?.at;
}

async function leaveSign({ db }: Work, id: Sign, at: number): Promise<void> {
  await db
    .insertInto("sign_of_life")
    .values({ id, at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .execute();
}
