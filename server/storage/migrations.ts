import { sql } from "kysely";
import { contactFields, type FieldName } from "#contract/contact.ts";
import { createSearchIndex } from "./search-index.ts";
import type { Engine, Transact, Transaction } from "./transaction.ts";

type Migration = {
  name: string;
  /** When it was written. An earlier clock is wrong, see tidy.ts. */
  day: string;
  /** Its statements. */
  up: (engine: Engine["name"]) => readonly string[];
};

/** Every change to the tables, in order. Never edit a released migration; add another one at the end. */
export const migrations: readonly Migration[] = [
  {
    name: "001-contact-requests",
    day: "2026-11-20",
    up: () => [
      `create table contact_request (
        id text primary key,
        created_at bigint not null,
        name text not null,
        email text not null,
        phone text not null,
        subject text not null,
        purpose text not null,
        body text not null,
        captcha text not null,
        suspicions text not null,
        idempotency_key text unique,
        fingerprint text not null
      )`,
    ],
  },
  {
    name: "002-outgoing-mail",
    day: "2026-11-20",
    // Erasing a request also erases its emails.
    up: () => [
      `create table outgoing_mail (
        id text primary key,
        request_id text not null references contact_request (id) on delete cascade,
        kind text not null,
        state text not null,
        created_at bigint not null,
        attempts integer not null,
        next_attempt_at bigint not null,
        give_up_at bigint not null,
        lease text,
        leased_until bigint,
        last_error text,
        sent_at bigint
      )`,
    ],
  },
  {
    name: "003-indexes",
    day: "2026-11-20",
    // None for the email address: only commands search for it, and every request would pay.
    up: () => [
      "create index mail_of_request on outgoing_mail (request_id)",
      "create index mail_due on outgoing_mail (state, next_attempt_at)",
    ],
  },
  {
    name: "004-captcha-use",
    day: "2026-11-20",
    up: () => ["create table captcha_use (id text primary key, expires_at bigint not null)"],
  },
  {
    name: "005-client-count",
    day: "2026-11-20",
    // Counts may be lost in a crash, so no request waits until they are on disk.
    up: (engine) => [
      `create ${engine === "postgres" ? "unlogged table" : "table"} client_count (
        client text not null,
        window_start bigint not null,
        count integer not null,
        constraint client_count_key primary key (client, window_start)
      )`,
    ],
  },
  {
    name: "006-sign-of-life",
    day: "2026-11-20",
    up: () => ["create table sign_of_life (id text primary key, at bigint not null)"],
  },
  {
    name: "007-daily-totals",
    day: "2026-11-20",
    up: () => [
      `create table daily_total (
        day text not null,
        page text not null,
        kind text not null,
        label text not null,
        count bigint not null,
        constraint daily_total_key primary key (day, page, kind, label)
      )`,
    ],
  },
  {
    name: "008-added-totals",
    day: "2026-11-22",
    up: () => ["create table added_totals (id text primary key, at bigint not null)"],
  },
  {
    name: "009-staff",
    day: "2026-11-22",
    up: () => [
      "create table staff (id text primary key, email text not null unique, invited_at bigint not null, removed_at bigint)",
      `create table sign_in_link (
        id text primary key,
        staff_id text not null references staff (id) on delete cascade,
        browser text,
        expires_at bigint not null,
        used_at bigint
      )`,
      `create table desk_session (
        id text primary key,
        staff_id text not null references staff (id) on delete cascade,
        browser text not null,
        created_at bigint not null,
        seen_at bigint not null
      )`,
      // Without a reference to the request: the log remembers that it was erased.
      `create table audit_entry (
        id text primary key,
        at bigint not null,
        who text not null,
        action text not null,
        request_id text,
        detail text not null
      )`,
      "create index audit_of_request on audit_entry (request_id)",
      "create index audit_age on audit_entry (at)",
    ],
  },
  {
    name: "010-desk",
    day: "2026-11-22",
    // An older server that still runs inserts requests without these columns.
    up: () => [
      "alter table contact_request add column status text not null default 'new'",
      "alter table contact_request add column assignee text",
      "alter table contact_request add column version integer not null default 0",
      "alter table contact_request add column answered_at bigint",
      `create table request_note (
        id text primary key,
        request_id text not null references contact_request (id) on delete cascade,
        author text not null,
        text text not null,
        created_at bigint not null
      )`,
      "create index note_of_request on request_note (request_id)",
      "create index request_newest on contact_request (created_at, id)",
      "create index request_status on contact_request (status, created_at, id)",
      "create index request_assignee on contact_request (assignee, created_at, id) where assignee is not null",
      "create index request_address on contact_request (lower(email))",
      "create index request_not_spam on contact_request (created_at, id) where status <> 'spam'",
      // With the status: most of what is flagged may be spam.
      "create index request_unverified on contact_request (created_at, id, status) where captcha <> 'passed'",
      "create index request_suspicious on contact_request (created_at, id, status) where suspicions <> '[]'",
    ],
  },
  {
    name: "011-purposes",
    day: "2026-11-22",
    // One for each: a purpose that hardly anyone chooses would be looked for in every request.
    up: () =>
      ["web", "mobileApp", "uxUi", "branding", "artificialIntelligence", "other"].map(
        (purpose) =>
          `create index request_purpose_${purpose.toLowerCase()} on contact_request (created_at, id, status)
            where purpose like '%"${purpose}"%'`,
      ),
  },
  { name: "012-search", day: "2026-11-22", up: createSearchIndex },
  {
    name: "013-language",
    day: "2026-11-22",
    up: () => ["alter table contact_request add column language text not null default 'en'"],
  },
  {
    name: "014-staff-name",
    day: "2026-11-24",
    up: () => ["alter table staff add column name text not null default ''"],
  },
  {
    name: "015-assignment-mail",
    day: "2026-11-24",
    up: () => [
      "alter table outgoing_mail add column recipient text",
      "alter table outgoing_mail add column sender text",
    ],
  },
];

// Any number that is the same in every replica.
const lockNumber = 20_261_120;

/** Brings the tables up to date in one transaction and returns the names of the migrations that it ran. */
export function migrate(transact: Transact, list: readonly Migration[] = migrations): Promise<string[]> {
  return transact(async (tx) => {
    await lockOutOthers(tx);
    await sql`create table if not exists migration (name text primary key, at bigint not null)`.execute(tx.db);
    const done = await tx.db.selectFrom("migration").select("name").execute();
    refuseNewer(
      done.map(({ name }) => name),
      list,
    );
    const missing = list.filter(({ name }) => !done.some((row) => row.name === name));
    for (const { name, up } of missing) {
      for (const statement of up(tx.engine.name)) await sql.raw(statement).execute(tx.db);
      await tx.db.insertInto("migration").values({ name, at: tx.engine.now }).execute();
    }
    return missing.map(({ name }) => name);
  });
}

// SQLite's transaction is the only writer anyway; on PostgreSQL several replicas may start at the same moment.
async function lockOutOthers({ db, engine }: Transaction): Promise<void> {
  if (engine.locksRows) await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(db);
}

// This program cannot know what the newer tables mean. Servers that already run go on: migrations only add.
function refuseNewer(done: readonly string[], list: readonly Migration[]): void {
  const unknown = done.filter((name) => !list.some((migration) => migration.name === name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database is newer than this program, which does not know ${unknown.join(", ")}. Start the release that wrote it, or a later one.`,
  );
}

/** The column of a field that was added to the form (contract/contact.ts). Earlier requests have it empty. */
export function addField(number: string, day: string, field: FieldName): Migration {
  const empty = contactFields[field].kind === "choices" ? "[]" : "";
  return {
    name: `${number}-${field}`,
    day,
    // In quotes: a field may be called "order", and PostgreSQL would not keep the capital of "companyName".
    up: () => [`alter table contact_request add column "${field}" text not null default '${empty}'`],
  };
}
