import type { Purpose } from "#contract/contact.ts";
import type { VitalName } from "#contract/vitals.ts";

/** What the server knows about whether a person sent a request. */
export type CaptchaState = "passed" | "unanswered" | "absent";

/** Why a request looks as if a machine had sent it. */
export type Suspicion = "trap" | "tooFast" | "noCaptcha";

export type MailKind = "notification" | "receipt";
type MailState = "waiting" | "sent" | "dead";

/** The tables, the same in both databases: identifiers are text, times are milliseconds since 1970. */
export type Tables = {
  contact_request: {
    id: string;
    /** 0 where nobody knows: the clock was wrong. */
    created_at: number;
    name: string;
    email: string;
    phone: string;
    subject: string;
    /** JSON: a list of `Purpose`. */
    purpose: string;
    body: string;
    captcha: CaptchaState;
    /** JSON: a list of `Suspicion`. */
    suspicions: string;
    idempotency_key: string | null;
    /** Tells the same request sent twice from another one under the same key. */
    fingerprint: string;
  };
  outgoing_mail: {
    /** Also the Message-ID, so that a mail delivered twice can be known as one. */
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
    /** The code of the last failure, never the mail server's words: those can hold addresses. */
    last_error: string | null;
    sent_at: number | null;
  };
  captcha_use: { id: string; expires_at: number };
  client_count: { client: string; window_start: number; count: number };
  /** The visit counter: nothing in it points to a visitor. */
  daily_total: {
    /** As 2026-11-20, in UTC. */
    day: string;
    page: string;
    kind: "view" | "event" | VitalName;
    /** An event's label, the end of a bucket, or nothing. */
    label: string;
    count: number;
  };
  /** What was already added to the totals, so that it is not added again. */
  added_totals: { id: string; at: number };
  sign_of_life: { id: string; at: number };
  migration: { name: string; at: number };
};

export type StoredRequest = Tables["contact_request"];
export type OutgoingMail = Tables["outgoing_mail"];
export type DailyTotal = Tables["daily_total"];

export function purposesOf(request: Pick<StoredRequest, "purpose">): Purpose[] {
  return JSON.parse(request.purpose);
}

export function suspicionsOf(request: Pick<StoredRequest, "suspicions">): Suspicion[] {
  return JSON.parse(request.suspicions);
}
