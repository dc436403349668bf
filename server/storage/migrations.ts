import { sql } from "kysely";
import { contactFields, type FieldName } from "#contract/contact.ts";
import { createSearchIndex, isFor } from "./search-index.ts";
import type { Transact, Transaction } from "./transaction.ts";

type Migration = {
  name: string;
  /** When it was written. An earlier clock is wrong, see tidy.ts. */
  day: string;
  up: (tx: Transaction) => Promise<unknown>;
};

/** Every change to the tables, in order. Never edit a released migration; add another one at the end. */
export const migrations: readonly Migration[] = [
  {
    name: "001-contact-requests",
    day: "2026-11-20",
    up: ({ db }) =>
      db.schema
        .createTable("contact_request")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("phone", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("purpose", "text", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .addColumn("captcha", "text", (column) => column.notNull())
        .addColumn("suspicions", "text", (column) => column.notNull())
        .addColumn("idempotency_key", "text", (column) => column.unique())
        .addColumn("fingerprint", "text", (column) => column.notNull())
        .execute(),
  },
  {
    name: "002-outgoing-mail",
    day: "2026-11-20",
    up: ({ db }) =>
      db.schema
        .createTable("outgoing_mail")
        .addColumn("id", "text", (column) => column.primaryKey())
        // Erasing a request also erases its mails.
        .addColumn("request_id", "text", (column) =>
          column.notNull().references("contact_request.id").onDelete("cascade"),
        )
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
        .addColumn("give_up_at", "bigint", (column) => column.notNull())
        .addColumn("lease", "text")
        .addColumn("leased_until", "bigint")
        .addColumn("last_error", "text")
        .addColumn("sent_at", "bigint")
        .execute(),
  },
  {
    name: "003-indexes",
    day: "2026-11-20",
    // None for the email address: only commands search for it, and every request would pay.
    up: async ({ db }) => {
      await db.schema.createIndex("mail_of_request").on("outgoing_mail").column("request_id").execute();
      await db.schema.createIndex("mail_due").on("outgoing_mail").columns(["state", "next_attempt_at"]).execute();
      await db.schema.createIndex("request_age").on("contact_request").column("created_at").execute();
    },
  },
  {
    name: "004-captcha-use",
    day: "2026-11-20",
    up: ({ db }) =>
      db.schema
        .createTable("captcha_use")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("expires_at", "bigint", (column) => column.notNull())
        .execute(),
  },
  {
    name: "005-client-count",
    day: "2026-11-20",
    up: ({ db, engine }) =>
      db.schema
        .createTable("client_count")
        // Counts may be lost in a crash, so no request waits until they are on disk.
        .$call((table) => (engine.name === "postgres" ? table.modifyFront(sql`unlogged`) : table))
        .addColumn("client", "text", (column) => column.notNull())
        .addColumn("window_start", "bigint", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("client_count_key", ["client", "window_start"])
        .execute(),
  },
  {
    name: "006-sign-of-life",
    day: "2026-11-20",
    up: ({ db }) =>
      db.schema
        .createTable("sign_of_life")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("at", "bigint", (column) => column.notNull())
        .execute(),
  },
  {
    name: "007-daily-totals",
    day: "2026-11-20",
    up: ({ db }) =>
      db.schema
        .createTable("daily_total")
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("label", "text", (column) => column.notNull())
        .addColumn("count", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("daily_total_key", ["day", "page", "kind", "label"])
        .execute(),
  },
  {
    name: "008-added-totals",
    day: "2026-11-22",
    up: ({ db }) =>
      db.schema
        .createTable("added_totals")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("at", "bigint", (column) => column.notNull())
        .execute(),
  },
  {
    name: "009-staff",
    day: "2026-11-22",
    up: async ({ db }) => {
      await db.schema
        .createTable("staff")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull().unique())
        .addColumn("invited_at", "bigint", (column) => column.notNull())
        .addColumn("removed_at", "bigint")
        .execute();
      await db.schema
        .createTable("sign_in_link")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("staff_id", "text", (column) => column.notNull().references("staff.id").onDelete("cascade"))
        .addColumn("browser", "text")
        .addColumn("expires_at", "bigint", (column) => column.notNull())
        .addColumn("used_at", "bigint")
        .execute();
      await db.schema
        .createTable("desk_session")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("staff_id", "text", (column) => column.notNull().references("staff.id").onDelete("cascade"))
        .addColumn("browser", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("seen_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("audit_entry")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addColumn("who", "text", (column) => column.notNull())
        .addColumn("action", "text", (column) => column.notNull())
        // No reference: the log remembers that a request was erased.
        .addColumn("request_id", "text")
        .addColumn("detail", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("audit_of_request").on("audit_entry").column("request_id").execute();
      await db.schema.createIndex("audit_age").on("audit_entry").column("at").execute();
    },
  },
  {
    name: "010-desk",
    day: "2026-11-22",
    // An older server that still runs inserts requests without these columns.
    up: async ({ db }) => {
      const request = db.schema.alterTable("contact_request");
      await request.addColumn("status", "text", (column) => column.notNull().defaultTo("new")).execute();
      await request.addColumn("assignee", "text").execute();
      await request.addColumn("version", "integer", (column) => column.notNull().defaultTo(0)).execute();
      await request.addColumn("answered_at", "bigint").execute();
      await db.schema
        .createTable("request_note")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("request_id", "text", (column) =>
          column.notNull().references("contact_request.id").onDelete("cascade"),
        )
        .addColumn("author", "text", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("note_of_request").on("request_note").column("request_id").execute();
      await sql`create index request_newest on contact_request (created_at, id)`.execute(db);
      await sql`create index request_status on contact_request (status, created_at, id)`.execute(db);
      await sql`create index request_assignee on contact_request (assignee, created_at, id) where assignee is not null`.execute(
        db,
      );
      await sql`create index request_address on contact_request (lower(email))`.execute(db);
      await sql`create index request_unverified on contact_request (created_at, id) where captcha <> 'passed'`.execute(
        db,
      );
      await sql`create index request_suspicious on contact_request (created_at, id) where suspicions <> '[]'`.execute(
        db,
      );
    },
  },
  {
    name: "011-purposes",
    day: "2026-11-22",
    // One for each: a purpose that hardly anyone chooses would be looked for in every request.
    up: async ({ db }) => {
      for (const purpose of ["web", "mobileApp", "uxUi", "branding", "artificialIntelligence", "other"]) {
        const index = sql.id(`request_purpose_${purpose.toLowerCase()}`);
        await sql`create index ${index} on contact_request (created_at, id, status) where ${isFor(purpose)}`.execute(
          db,
        );
      }
    },
  },
  { name: "012-search", day: "2026-11-22", up: createSearchIndex },
  {
    name: "013-language",
    day: "2026-11-22",
    up: ({ db }) =>
      db.schema
        .alterTable("contact_request")
        .addColumn("language", "text", (column) => column.notNull().defaultTo("en"))
        .execute(),
  },
];

// Any number that is the same in every replica.
const lockNumber = 20_261_120;

/** Brings the tables up to date in one transaction and returns the names of the migrations that it ran. */
export function migrate(transact: Transact, list: readonly Migration[] = migrations): Promise<string[]> {
  return transact(async (tx) => {
    await lockOutOthers(tx);
    await tx.db.schema
      .createTable("migration")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    const done = await tx.db.selectFrom("migration").select("name").execute();
    refuseNewer(
      done.map(({ name }) => name),
      list,
    );
    const missing = list.filter(({ name }) => !done.some((row) => row.name === name));
    for (const { name, up } of missing) {
      await up(tx);
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
    up: ({ db }) =>
      db.schema
        .alterTable("contact_request")
        .addColumn(field, "text", (column) => column.notNull().defaultTo(empty))
        .execute(),
  };
}
