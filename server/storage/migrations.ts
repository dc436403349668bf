import { sql } from "kysely";
import type { Work } from "./work.ts";

export type Migration = {
  name: string;
  /** When it was written. A clock that says less is wrong, see `operations/check-clock.ts`. */
  day: string;
  up: (work: Work) => Promise<unknown>;
};

/** Every change of the tables, in order. A migration that was released is never edited; add another one. */
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
        // Erasing a request takes the mails that still wait for it along.
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
    // None for the e-mail address: only commands look for it, and every request would pay.
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
        // Counts may be lost in a crash, so no request has to wait until they are on the disk.
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
];
