import { join } from "node:path";
import { sql } from "kysely";
import { migrate } from "#server/storage/migrations.ts";
import { databaseName, openTransact } from "#server/storage/open.ts";
import { openDatabase } from "#server/storage/sqlite.ts";
import type { TestDatabase } from "#tests/support/database.ts";

const requests = 100_000;
export const assignee = "ada@ideas.test";

/** Over this many days they arrived, from the first day of the program on: earlier times count as a wrong clock. */
export const days = 1_000;
const start = Date.UTC(2026, 10, 20);
export const end = start + days * 86_400_000;

const perStatement = 10_000;

/**
 * Fills a database with requests that were all mailed: each holds "project" and a word of its own that begins with
 * "unique", one in a thousand holds "zebra". Nobody has ever won one with the trap or wanted a mobile app, and only the
 * oldest are assigned.
 */
export async function fillRequests(database: TestDatabase): Promise<void> {
  await using opened = openTransact(database, 600_000);
  const { transact } = opened;
  await migrate(transact);
  const isPostgres = database.DATABASE_URL !== undefined;
  for (let first = 0; first < requests; first += perStatement) {
    await transact(async ({ db }) => {
      await sql.raw(insertRequests(first, isPostgres)).execute(db);
      await sql.raw(insertMails(first)).execute(db);
    });
  }
  if (isPostgres) {
    // PostgreSQL does so by itself after a while.
    await transact(({ db }) => sql`analyze`.execute(db));
    return;
  }
  const file = openDatabase(join(database.DATA_DIR, databaseName));
  file.exec("pragma wal_checkpoint(truncate)");
  file.close();
}

/** The name of a request: its number, as the IDs of the server grow with time. */
const idOf = (number: string) => `'0000-' || ${number}`;

function insertRequests(first: number, isPostgres: boolean): string {
  const step = Math.floor((days * 86_400_000) / requests);
  const numbers = isPostgres
    ? `select n from generate_series(${first}, ${first + perStatement - 1}) as n`
    : `with recursive numbers (n) as (select ${first} union all select n + 1 from numbers where n < ${first + perStatement - 1}) select n from numbers`;
  return `
    insert into contact_request (id, created_at, captcha, suspicions, language, fingerprint, status, assignee, answered_at,
      name, email, phone, subject, purpose, body)
    select ${idOf(`(${requests} + n)`)}, cast(${start} as bigint) + cast(n as bigint) * ${step},
      case when n % 31 = 0 then 'absent' else 'passed' end,
      case when n % 101 = 0 and n % 20 <> 1 then '["trap"]' else '[]' end, 'en', 'none',
      case when n % 20 = 0 then 'new' when n % 20 = 1 then 'won' when n % 20 < 5 then 'lost' when n % 20 < 8 then 'spam'
        else 'answered' end,
      case when n < 100 then '${assignee}' end, case when n % 20 = 0 then null else 1 end,
      'Person ' || n, 'person' || n || '@engine.test', '', 'Subject ' || (n % 1000),
      case n % 50 when 0 then '["web","branding"]' when 1 then '["other"]' else '["web"]' end,
      'We have a project in mind, our unique' || n || ' one, and would like to hear what you think about it.'
        || case when n % 1000 = 500 then ' It is a zebra.' else '' end
    from (${numbers}) as numbers`;
}

function insertMails(first: number): string {
  return `
    insert into delivery (id, request_id, kind, state, created_at, attempts, next_attempt_at, give_up_at)
    select id, id, 'notification', 'sent', created_at, 1, 0, 0 from contact_request
    where id >= ${idOf(String(requests + first))} and id <= ${idOf(String(requests + first + perStatement - 1))}`;
}
