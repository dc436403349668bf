import { channelOfKind } from "./tables.ts";
import type { Engine } from "./transaction.ts";

/**
 * All tables, the same in both databases: identifiers are text, times are milliseconds since 1970. `tables.ts` says what the
 * values mean.
 */
export function initialSchema(engine: Engine["name"]): string[] {
  return [...requests, ...requestIndexes, ...outbox, ...desk, ...counters(engine)];
}

const requests = [
  `create table contact_request (
    id text primary key,
    created_at bigint not null,
    name text not null,
    email text not null,
    phone text not null,
    subject text not null,
    purpose text not null,
    body text not null,
    language text not null,
    captcha text not null,
    captcha_id text unique,
    suspicions text not null,
    idempotency_key text unique,
    fingerprint text not null,
    status text not null default 'new',
    assignee text,
    version integer not null default 0,
    answered_at bigint
  )`,
  `create table request_note (
    id text primary key,
    request_id text not null references contact_request (id) on delete cascade,
    author text not null,
    text text not null,
    created_at bigint not null
  )`,
  "create index note_of_request on request_note (request_id)",
];

// For the desk's lists, and the requests of one address.
const requestIndexes = [
  "create index request_newest on contact_request (created_at, id)",
  // For PostgreSQL, which would read all of the spam that is newer than a page of the list.
  "create index request_not_spam on contact_request (created_at, id) where status <> 'spam'",
  "create index request_status on contact_request (status, created_at, id)",
  "create index request_address on contact_request (lower(email))",
];

// Erasing a request also erases its emails and webhooks.
const outbox = [
  `create table delivery (
    id text primary key,
    request_id text not null references contact_request (id) on delete cascade,
    kind text not null,
    recipient text,
    sender text,
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
  "create index delivery_of_request on delivery (request_id)",
  // Emails and webhooks are claimed apart, the earliest first.
  `create index delivery_due on delivery (state, (${channelSql()}), next_attempt_at)`,
];

const desk = [
  `create table staff (
    id text primary key,
    email text not null unique,
    name text not null,
    invited_at bigint not null,
    removed_at bigint
  )`,
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
];

const counters = (engine: Engine["name"]) => [
  // Counts may be lost in a crash, so no request waits until they are on disk.
  `create ${engine === "postgres" ? "unlogged table" : "table"} client_count (
    client text not null,
    window_start bigint not null,
    count integer not null,
    constraint client_count_key primary key (client, window_start)
  )`,
  `create table daily_total (
    day text not null,
    page text not null,
    kind text not null,
    label text not null,
    count bigint not null,
    constraint daily_total_key primary key (day, page, kind, label)
  )`,
  "create table added_totals (id text primary key, at bigint not null)",
  "create table recorded_time (id text primary key, at bigint not null)",
];

/** The channel of a delivery. The index is used only by queries that have the same text. */
export function channelSql(): string {
  const others = Object.entries(channelOfKind).filter(([, channel]) => channel !== "email");
  return `case kind ${others.map(([kind, channel]) => `when '${kind}' then '${channel}'`).join(" ")} else 'email' end`;
}
