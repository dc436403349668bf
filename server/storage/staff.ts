import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { record } from "./audit.ts";
import { day, hour, linkMinutes, minute } from "./durations.ts";
import { normalizeEmail } from "./email-address.ts";
import type { Transaction } from "./transaction.ts";

/** For so long a link signs someone in, once. */
export const linkMs = linkMinutes * minute;

/** A session ends after this long without a request, and after this long in any case. */
export const maxIdleMs = 12 * hour;
export const maxSessionMs = 7 * day;

/** Sessions note that they are used this often: every page would be a write otherwise. */
const touchEveryMs = minute;

/** `may_publish` is 1 for those who may, `time_zone` empty for those who have not chosen one. */
export type Person = { id: string; email: string; name: string; may_publish: number; time_zone: string };

const maxName = 100;

/**
 * A person's name as it is stored, in one line and without what turns a line around or cannot be seen. Nothing if it is too
 * long, or could be somebody's address.
 */
export function nameFrom(text: string): string | undefined {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
  const name = line.replace(/[\p{Bidi_Control}\u200b\u2060\ufeff]+/gu, "").trim();
  return Array.from(name).length <= maxName && !name.includes("@") ? name : undefined;
}

type Invitation = { email: string; name?: string; by: string };

/** Lets a person sign in from now on. Returns whether that is new. */
export async function invite(tx: Transaction, { email, name = "", by }: Invitation): Promise<{ isNew: boolean }> {
  const { db, engine } = tx;
  const address = normalizeEmail(email);
  if (await findPerson(tx, address)) return { isNew: false };
  const invited = { removed_at: null, invited_at: engine.now, may_publish: 0 };
  await db
    .insertInto("staff")
    .values({ id: randomUUIDv7(), email: address, name, ...invited })
    // Someone who comes back keeps their name.
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ ...invited, ...(name && { name }) }))
    .execute();
  await record(tx, { who: by, action: "invited", detail: address });
  return { isNew: true };
}

/** Changes the name of a person on the staff. Returns false if they are not there. */
export async function renamePerson(
  tx: Transaction,
  { id, name, by }: { id: string; name: string; by: string },
): Promise<boolean> {
  const person = await onStaff(tx).where("id", "=", id).executeTakeFirst();
  if (!person) return false;
  if (person.name === name) return true;
  await tx.db.updateTable("staff").set({ name }).where("id", "=", id).execute();
  await record(tx, { who: by, action: "renamed", detail: person.email });
  return true;
}

/** Shows a person all times in this time zone from now on. */
export async function chooseTimeZone(
  { db }: Transaction,
  { id, timeZone }: { id: string; timeZone: string },
): Promise<void> {
  await db.updateTable("staff").set({ time_zone: timeZone }).where("id", "=", id).execute();
}

/** Lets a person publish, or no longer. Returns false if they are not on the staff. */
export async function allowPublishing(
  tx: Transaction,
  { id, isAllowed, by }: { id: string; isAllowed: boolean; by: string },
): Promise<boolean> {
  const person = await onStaff(tx).where("id", "=", id).executeTakeFirst();
  if (!person) return false;
  const may_publish = isAllowed ? 1 : 0;
  if (person.may_publish === may_publish) return true;
  await tx.db.updateTable("staff").set({ may_publish }).where("id", "=", id).execute();
  await record(tx, { who: by, action: isAllowed ? "allowed" : "forbidden", detail: person.email });
  return true;
}

/** Lets this person publish if nobody else may: someone has to be the first. */
export async function allowFirst(tx: Transaction, { id, by }: { id: string; by: string }): Promise<void> {
  const others = await onStaff(tx).where("may_publish", "=", 1).limit(1).execute();
  if (others.length === 0) await allowPublishing(tx, { id, isAllowed: true, by });
}

/** Ends a person's access and all of their sessions and links. The last one cannot be removed. */
export async function removePerson(tx: Transaction, { id, by }: { id: string; by: string }): Promise<boolean> {
  const { db, engine } = tx;
  const staff = await onStaff(tx)
    .$if(engine.locksRows, (query) => query.forUpdate())
    .execute();
  const person = staff.find((one) => one.id === id);
  if (!person || staff.length === 1) return false;
  await db.updateTable("staff").set({ removed_at: engine.now }).where("id", "=", id).execute();
  await db.deleteFrom("desk_session").where("staff_id", "=", id).execute();
  await db.deleteFrom("sign_in_link").where("staff_id", "=", id).execute();
  await record(tx, { who: by, action: "removed", detail: person.email });
  return true;
}

/** True once anyone may use the desk; until then there is none. */
export async function hasStaff(tx: Transaction): Promise<boolean> {
  return (await onStaff(tx).limit(1).executeTakeFirst()) !== undefined;
}

/** The people who may use the desk. */
export function listStaff(tx: Transaction) {
  return onStaff(tx).select("invited_at").orderBy("email").execute();
}

/** The names by which the desk calls people, those who have left included: notes and the log hold their addresses. */
export function listNames({ db }: Transaction) {
  return db.selectFrom("staff").select(["email", "name"]).where("name", "<>", "").execute();
}

export function findPerson(tx: Transaction, email: string): Promise<Person | undefined> {
  return onStaff(tx).where("email", "=", email).executeTakeFirst();
}

function onStaff({ db }: Transaction) {
  return db
    .selectFrom("staff")
    .select(["id", "email", "name", "may_publish", "time_zone"])
    .where("removed_at", "is", null);
}

/** Stores a link, by its hash, for a person on the list. Returns the person, if there is one with the address. */
export async function addLink(
  tx: Transaction,
  { hash, email, browser }: { hash: string; email: string; browser: string | null },
): Promise<Person | undefined> {
  const { db, engine } = tx;
  const person = await findPerson(tx, normalizeEmail(email));
  if (!person) return undefined;
  const expires_at = sql<number>`${engine.now} + ${sql.lit(linkMs)}`;
  await db
    .insertInto("sign_in_link")
    .values({ id: hash, staff_id: person.id, browser, expires_at, used_at: null })
    .execute();
  return person;
}

type Redemption = { hash: string; browser: string | null; session: { hash: string; browser: string } };

/** Uses a link up and opens a session. Nothing tells a used link from an unknown, expired or foreign one. */
export async function redeemLink(tx: Transaction, { hash, browser, session }: Redemption): Promise<Person | undefined> {
  const { db, engine } = tx;
  const link = await db
    .updateTable("sign_in_link")
    .set({ used_at: engine.now })
    .where("id", "=", hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", engine.now)
    // A clock that was set back makes no link live longer.
    .where("expires_at", "<=", sql<number>`${engine.now} + ${sql.lit(linkMs)}`)
    .where((row) => row.or([row("browser", "is", null), row("browser", "=", browser ?? "")]))
    .returning("staff_id")
    .executeTakeFirst();
  if (!link) return undefined;
  const person = await onStaff(tx).where("id", "=", link.staff_id).executeTakeFirst();
  if (!person) return undefined;
  await db
    .insertInto("desk_session")
    .values({
      id: session.hash,
      staff_id: person.id,
      browser: session.browser,
      created_at: engine.now,
      seen_at: engine.now,
    })
    .execute();
  await record(tx, { who: person.email, action: "signedIn", detail: session.browser });
  return person;
}

/** Whose session this is, if it still runs, and whether it has not been noted as used for a while. */
export async function checkSession(
  tx: Transaction,
  { hash }: { hash: string },
): Promise<{ person: Person; isTouchDue: boolean } | undefined> {
  const { engine } = tx;
  const session = await activeSessions(tx)
    .innerJoin("staff", "staff.id", "staff_id")
    .select(["staff.id", "email", "name", "may_publish", "time_zone", "seen_at", engine.now.as("now")])
    .where("desk_session.id", "=", hash)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!session) return undefined;
  const { now, seen_at, ...person } = session;
  return { person, isTouchDue: now - seen_at >= touchEveryMs };
}

/** Notes that a session is used, if it still runs. */
export async function touchSession(tx: Transaction, { hash }: { hash: string }): Promise<void> {
  const { db, engine } = tx;
  await db
    .updateTable("desk_session")
    .set({ seen_at: engine.now })
    .where("id", "=", hash)
    // It may have ended since it was checked.
    .where("id", "in", activeSessions(tx).select("desk_session.id"))
    .execute();
}

/** The sessions of a person that still run, the newest first. */
export function listSessions(tx: Transaction, { staffId }: { staffId: string }) {
  return activeSessions(tx)
    .select(["id", "browser", "created_at", "seen_at"])
    .where("staff_id", "=", staffId)
    .orderBy("created_at", "desc")
    .execute();
}

function activeSessions({ db, engine }: Transaction) {
  // Times in the future come from a wrong clock, and are no reason to trust a session longer.
  const isWithin = (column: string, ms: number) =>
    sql<boolean>`${engine.now} - ${sql.ref(column)} between ${sql.lit(-touchEveryMs)} and ${sql.lit(ms - 1)}`;
  return db
    .selectFrom("desk_session")
    .where(isWithin("seen_at", maxIdleMs))
    .where(isWithin("created_at", maxSessionMs));
}

/** Ends one session of a person, or all of them. */
export async function endSessions(
  tx: Transaction,
  { person, hash }: { person: Pick<Person, "id" | "email">; hash?: string | undefined },
): Promise<void> {
  const ended = await tx.db
    .deleteFrom("desk_session")
    .where("staff_id", "=", person.id)
    .$if(hash !== undefined, (query) => query.where("id", "=", hash ?? ""))
    .returning("id")
    .execute();
  if (ended.length > 0) await record(tx, { who: person.email, action: "signedOut", detail: hash ? "" : "everywhere" });
}
