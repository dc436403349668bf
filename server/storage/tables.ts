import type { VitalName } from "#contract/analytics.ts";
import { type ContactRequest, contactFields, type FieldName, fieldNames } from "#contract/contact.ts";

/** A column of text for each field of the form (contract/contact.ts). Choices are a JSON list. */
type ContactColumns = Record<FieldName, string>;

/** What the server knows about whether a person sent a request. */
export type CaptchaState = "passed" | "unanswered" | "absent";

/** Why a request looks automatic. */
export type Suspicion = "trap" | "tooFast" | "noCaptcha";

export type MailKind = "notification" | "receipt";
type MailState = "waiting" | "sent" | "dead";

/** The tables, the same in both databases: identifiers are text, times are milliseconds since 1970. */
export type Tables = {
  contact_request: {
    id: string;
    /** 0 if the clock was wrong. */
    created_at: number;
    captcha: CaptchaState;
    /** JSON: a list of `Suspicion`. */
    suspicions: string;
    idempotency_key: string | null;
    /** Tells the same request sent twice from another one under the same key. */
    fingerprint: string;
  } & ContactColumns;
  outgoing_mail: {
    /** Also the Message-ID, so that a mail delivered twice is recognized as one. */
    id: string;
    request_id: string;
    kind: MailKind;
    state: MailState;
    created_at: number;
    attempts: number;
    next_attempt_at: number;
    give_up_at: number;
    lease: string | null;
    leased_until: number | null;
    /** The code of the last failure, never the mail server's words: they can contain addresses. */
    last_error: string | null;
    sent_at: number | null;
  };
  captcha_use: { id: string; expires_at: number };
  client_count: { client: string; window_start: number; count: number };
  /** The visit counter. Nothing in it identifies a visitor. */
  daily_total: {
    /** As 2026-11-20, in UTC. */
    day: string;
    page: string;
    kind: "view" | "event" | VitalName;
    /** An event's label, the upper end of a bucket, or nothing. */
    label: string;
    count: number;
  };
  /** The batches that were already added to the totals, so that none is added twice. */
  added_totals: { id: string; at: number };
  sign_of_life: { id: string; at: number };
  migration: { name: string; at: number };
};

export type StoredRequest = Tables["contact_request"];
export type OutgoingMail = Tables["outgoing_mail"];
export type DailyTotal = Tables["daily_total"];

export function toColumns(request: ContactRequest): ContactColumns {
  const columns = fieldNames.map((name) => {
    const value = request[name];
    return [name, typeof value === "string" ? value : JSON.stringify(value)];
  });
  return Object.fromEntries(columns);
}

/** What a visitor filled in, read back from its row. */
export function fromColumns(row: ContactColumns): ContactRequest {
  const values = fieldNames.map((name) => [
    name,
    contactFields[name].kind === "choices" ? JSON.parse(row[name]) : row[name],
  ]);
  return Object.fromEntries(values);
}

export function suspicionsOf(request: Pick<StoredRequest, "suspicions">): Suspicion[] {
  return JSON.parse(request.suspicions);
}
