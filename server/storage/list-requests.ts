import { type Expression, type SqlBool, sql } from "kysely";
import type { Purpose } from "#contract/contact.ts";
import { holdsWords, matchingWords, type SearchWord, wordsOf } from "./search-index.ts";
import type { OutgoingMail, RequestStatus, StoredRequest } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

export type RequestFilter = {
  /** Without one, every status but spam. */
  status?: RequestStatus | undefined;
  purpose?: Purpose | undefined;
  flag?: "unverified" | "suspicious" | undefined;
  assignee?: string | undefined;
  /** From this time on, and before this one. */
  from?: number | undefined;
  to?: number | undefined;
  /** Words that the request must hold, in any order. */
  search?: string | undefined;
  /** Where the page before this one ended: what `listRequests` returned. */
  after?: string | undefined;
};

export type ListedRequest = StoredRequest & { mail: OutgoingMail["state"] | null };
export type RequestPage = {
  requests: ListedRequest[];
  /** Where the next page begins, if there may be one. */
  next: string | undefined;
  /** True if the search took too long: what is older was not searched. `next` goes on there. */
  isCut: boolean;
};

/** A page of requests, the newest first. */
export async function listRequests(tx: Transaction, filter: Wanted): Promise<RequestPage> {
  const words = wordsOf(filter.search ?? "");
  if (filter.search && words.length === 0) return { requests: [], next: undefined, isCut: false };
  const isSqlite = tx.engine.name === "sqlite";
  const find = words.length === 0 ? findNewest : isSqlite ? searchSqlite : searchPostgres;
  const { rows, cutAt } = await find(tx, filter, words);
  const requests = rows.slice(0, filter.most);
  const last = requests.at(-1);
  const next = rows.length > filter.most && last ? cursorOf(last) : cutAt;
  return { requests: await withMail(tx, requests), next, isCut: next !== undefined && next === cutAt };
}

type Wanted = RequestFilter & { most: number; effort?: Effort | undefined };
type Row = StoredRequest & { number?: number };

/** How long a search goes on before its last step, and how many requests or hits a step looks through. */
type Effort = { ms: number; step: number };
const effortInSqlite: Effort = { ms: 100, step: 50_000 };
const effortInPostgres: Effort = { ms: 100, step: 500 };

/** One more row than fit on the page, to know whether there is another; and where a search gave up. */
type Found = { rows: Row[]; cutAt?: string | undefined };

async function findNewest(tx: Transaction, filter: Wanted): Promise<Found> {
  const query = newest(tx, filter).limit(filter.most + 1);
  return { rows: await query.execute() };
}

function newest(tx: Transaction, filter: Wanted) {
  const cursor = filter.after?.match(/^(\d{1,15})\.([0-9a-zA-Z-]{1,64})$/);
  return tx.db
    .selectFrom("contact_request")
    .selectAll()
    .where((row) => row.and(conditions(tx, filter)))
    .$if(cursor !== undefined && cursor !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${Number(cursor?.[1])}, ${cursor?.[2]})`),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
}

/**
 * In the order in which the requests arrived, which the index of words has already. It knows nothing of the filters, so the
 * hits of a frequent word are looked through in steps, for a limited time.
 */
async function searchSqlite(tx: Transaction, filter: Wanted, words: SearchWord[]): Promise<Found> {
  const { ms, step } = filter.effort ?? effortInSqlite;
  const rows: Row[] = [];
  let before = numberFrom(filter.after);
  for (const start = performance.now(); ; ) {
    // "cross join" keeps SQLite from beginning with another table. The first columns are there even if no row is.
    const found = await sql<Partial<Row> & { hits: number; lowest: number | null }>`
      with hits as materialized (
        select rowid as hit from request_words
        where request_words match ${matchingWords(words)} and rowid < ${sql.lit(before)}
        order by rowid desc limit ${sql.lit(step)}
      )
      select counted.*, page.* from (select count(*) as hits, min(hit) as lowest from hits) as counted
      left join (
        select contact_request.*, number from hits
        cross join request_number on number = hit
        cross join contact_request on contact_request.id = request_id
        where ${sql.join(conditions(tx, filter), sql` and `)}
        order by hit desc limit ${filter.most + 1 - rows.length}
      ) as page on true order by number desc`.execute(tx.db);
    const { hits = 0, lowest = null } = found.rows[0] ?? {};
    rows.push(...found.rows.flatMap(({ hits: _, lowest: __, ...row }) => (row.id ? [row as Row] : [])));
    if (rows.length > filter.most || hits < step || lowest === null) return { rows };
    before = lowest;
    if (performance.now() - start >= ms) return { rows, cutAt: String(before) };
  }
}

/**
 * Looks through the newest requests first: there a frequent word fills the page. For a rare one the index of words gets a
 * limited time, because it reads everything that it knows about a word. A word in between is found by looking further.
 */
async function searchPostgres(tx: Transaction, filter: Wanted, words: SearchWord[]): Promise<Found> {
  const { ms } = filter.effort ?? effortInPostgres;
  const first = await lookThrough(tx, filter, words);
  if (first.rows.length > filter.most || !first.cutAt) return first;
  const indexed = await inTime(tx, ms, () => searchIndex(tx, filter, words));
  if (indexed) return { rows: indexed };
  const rows = first.rows;
  let after: string | undefined = first.cutAt;
  for (const start = performance.now(); after && rows.length <= filter.most; ) {
    if (performance.now() - start >= ms) break;
    const more = await lookThrough(tx, { ...filter, after }, words);
    rows.push(...more.rows);
    after = more.cutAt;
  }
  return { rows, cutAt: after };
}

/** Those of the newest requests that hold the words. */
async function lookThrough(tx: Transaction, filter: Wanted, words: SearchWord[]): Promise<Found> {
  const { step } = filter.effort ?? effortInPostgres;
  const seen = await newest(tx, filter).select(holdsWords(words).as("holds")).limit(step).execute();
  const rows = seen.flatMap(({ holds, ...row }) => (holds ? [row] : []));
  const last = seen.at(-1);
  return { rows, cutAt: seen.length === step && last ? cursorOf(last) : undefined };
}

/** Kept apart from the order, or PostgreSQL may look through all requests for a word that hardly any has. */
async function searchIndex(tx: Transaction, filter: Wanted, words: SearchWord[]): Promise<Row[]> {
  const found = newest(tx, filter).clearSelect().clearOrderBy().select(["created_at", "id"]).where(holdsWords(words));
  const { rows } = await sql<Row>`
    with found as materialized (${found})
    select contact_request.*
    from (select id from found order by created_at desc, id desc limit ${filter.most + 1}) as page
    join contact_request using (id) order by created_at desc, id desc`.execute(tx.db);
  return rows;
}

const canceled = "57014";

/** The result of a statement, or nothing if it took too long. */
async function inTime<Result>(
  { db }: Transaction,
  ms: number,
  run: () => Promise<Result>,
): Promise<Result | undefined> {
  await sql`begin`.execute(db);
  try {
    await sql`set local statement_timeout = ${sql.lit(Math.max(1, ms))}`.execute(db);
    const result = await run();
    await sql`commit`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback`.execute(db);
    if (error instanceof Error && "code" in error && error.code === canceled) return undefined;
    throw error;
  }
}

function cursorOf({ number, created_at, id }: Row): string {
  return number === undefined ? `${created_at}.${id}` : String(number);
}

function numberFrom(after: string | undefined): number {
  return /^\d{1,15}$/.test(after ?? "") ? Number(after) : Number.MAX_SAFE_INTEGER;
}

function conditions({ engine }: Transaction, filter: RequestFilter): Expression<SqlBool>[] {
  const { status, purpose, flag, assignee, from, to } = filter;
  // SQLite, which knows less about its rows, would take the index of the status even where the other one is far shorter.
  const column = (purpose || flag) && engine.name === "sqlite" ? "+status" : "status";
  return [
    status ? [sql<boolean>`${sql.raw(column)} = ${status}`] : [sql<boolean>`${sql.raw(column)} <> 'spam'`],
    // Written out from here on, as the indexes on them are.
    purpose ? [sql<boolean>`purpose like ${sql.lit(`%"${purpose}"%`)}`] : [],
    flag === "unverified" ? [sql<boolean>`captcha <> 'passed'`] : [],
    flag === "suspicious" ? [sql<boolean>`suspicions <> '[]'`] : [],
    assignee ? [sql<boolean>`assignee = ${assignee}`] : [],
    from === undefined ? [] : [sql<boolean>`created_at >= ${from}`],
    to === undefined ? [] : [sql<boolean>`created_at < ${to}`],
  ].flat();
}

async function withMail({ db }: Transaction, requests: readonly Row[]): Promise<ListedRequest[]> {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const mails = await db
    .selectFrom("outgoing_mail")
    .select(["request_id", "state"])
    .where("kind", "=", "notification")
    .where("request_id", "in", ids)
    .execute();
  const states = new Map(mails.map(({ request_id, state }) => [request_id, state]));
  return requests.map(({ number: _, ...request }) => ({ ...request, mail: states.get(request.id) ?? null }));
}
