import { againMs } from "./copies.ts";
import { hour } from "./durations.ts";
import type { Engine } from "./transaction.ts";

/** Where changes wait until they are in the bucket. */
export function copyTable(engine: Engine["name"]): string[] {
  return [
    `create table copy_due (
      id ${engine === "postgres" ? "bigint generated always as identity primary key" : "integer primary key"},
      subject text not null,
      created_at bigint not null,
      due_at bigint not null,
      lease text
    )`,
    "create index copy_due_at on copy_due (due_at, id)",
    "create index copy_due_subject on copy_due (subject)",
    "create index copy_due_lease on copy_due (lease)",
  ];
}

/** What a change of each table makes due: an object of the bucket. `row` is the row before or after the change. */
const subjects = {
  contact_request: "'request/' || row.id",
  delivery: "'request/' || row.request_id",
  request_note: "'request/' || row.request_id",
  staff: "'staff'",
  audit_entry: `'log/' || (row.at / ${hour})`,
} as const;
type Copied = keyof typeof subjects;

/** Claims and attempts change no delivery that anyone would miss. */
const changes = (table: Copied) => ["insert", table === "delivery" ? "update of state" : "update", "delete"] as const;

/**
 * Statements that make every change due, whoever makes it: the server, a command, or a release to come. Triggers, because a
 * call that someone forgets would be missed only on the day that the disk dies. They cost nothing while there are none.
 */
export function createTriggers(engine: Engine["name"]): string[] {
  return (Object.keys(subjects) as Copied[]).flatMap((table) =>
    engine === "postgres" ? postgresTrigger(table) : sqliteTriggers(table),
  );
}

export function dropTriggers(engine: Engine["name"]): string[] {
  return (Object.keys(subjects) as Copied[]).flatMap((table) =>
    engine === "postgres"
      ? [`drop trigger if exists copy_${table} on ${table}`, `drop function if exists copy_${table}()`]
      : changes(table).map((change) => `drop trigger if exists ${sqliteName(table, change)}`),
  );
}

function sqliteTriggers(table: Copied): string[] {
  const now = "cast(unixepoch('subsec') * 1000 as integer)";
  return changes(table).map((change) => {
    const subject = subjects[table].replace("row.", change === "delete" ? "old." : "new.");
    const isErased = table === "contact_request" && change === "delete";
    return `create trigger if not exists ${sqliteName(table, change)} after ${change} on ${table} begin
      ${insertDue(subject, now, "0")};
      ${isErased ? `${insertDue(subject, now, `${now} + ${againMs}`)};` : ""}
    end`;
  });
}

function sqliteName(table: Copied, change: string): string {
  return `copy_${table}_${change.split(" ")[0]}`;
}

function postgresTrigger(table: Copied): string[] {
  const now = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
  const subject = subjects[table].replace("row.", "changed.");
  const again = `if TG_OP = 'DELETE' then ${insertDue(subject, now, `${now} + ${againMs}`)}; end if;`;
  return [
    `create or replace function copy_${table}() returns trigger language plpgsql as $$
      declare changed ${table}%rowtype;
      begin
        if TG_OP = 'DELETE' then changed := old; else changed := new; end if;
        ${insertDue(subject, now, "0")};
        ${table === "contact_request" ? again : ""}
        return null;
      end $$`,
    `create or replace trigger copy_${table} after ${changes(table).join(" or ")} on ${table}
      for each row execute function copy_${table}()`,
  ];
}

function insertDue(subject: string, now: string, dueAt: string): string {
  return `insert into copy_due (subject, created_at, due_at) values (${subject}, ${now}, ${dueAt})`;
}
