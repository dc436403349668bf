import type { Generated, Selectable } from "kysely";
import type { VitalName } from "#contract/analytics.ts";
import { type ContactRequest, contactFields, type FieldName, fieldNames } from "#contract/contact.ts";
import type { Language } from "#contract/languages.ts";
import type { VisitSource } from "#contract/visit-source.ts";

/** A column for each part of where a visit came from (contract/visit-source.ts), empty where it is not known. */
type SourceColumns = { [Part in keyof VisitSource as `visit_${Part}`]: Generated<string> };

/** A column of text for each field of the form (contract/contact.ts). Choices are a JSON list. */
type ContactColumns = Record<FieldName, string>;

/** What the server knows about whether a person sent a request. */
export type CaptchaState = "passed" | "unanswered" | "absent";

/** Why a request looks automated. That there was no robot check is none: `captcha` says it, and the request is unverified. */
export type Suspicion = "trap" | "tooFast";

/** Every kind of delivery, and what it goes out by. */
export const channelOfKind = {
  /** To sales, about a new request. */
  notification: "email",
  /** To the visitor. */
  receipt: "email",
  /** To the colleague who was assigned a request. */
  assignment: "email",
  /** To someone on the staff, about all requests that have waited too long. It belongs to the oldest of them. */
  reminder: "email",
  /** To another tool, about a new request. */
  webhook: "webhook",
} as const;
export type DeliveryKind = keyof typeof channelOfKind;

/** Emails and webhooks go out side by side, so that neither waits for the other's server. */
export type ChannelName = (typeof channelOfKind)[DeliveryKind];

type DeliveryState = "waiting" | "sent" | "dead";

/** The desk's list counts no more requests from the address of one. */
export const maxOthers = 9;

/** What became of a request. The desk shows and changes it. */
export const requestStatuses = ["new", "answered", "won", "lost", "spam"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** More new requests are not counted on every page of the desk. */
export const maxCounted = 1_000;

/** In a filter, in place of the address of an assignee. */
export const unassigned = "nobody";

export type AuditAction =
  | "invited"
  | "removed"
  | "renamed"
  | "signedIn"
  | "signedOut"
  | "changed"
  | "noted"
  | "sentAgain"
  | "exported"
  | "erased"
  | "allowed"
  | "forbidden"
  | "drafted"
  | "dropped"
  | "published"
  | "undone";

/** The tables, in the order of `initial-schema.ts`: identifiers are text, times are milliseconds since 1970. */
export type Tables = {
  contact_request: {
    id: string;
    /** 0 if the clock was wrong. */
    created_at: number;
    /** The language of the form. */
    language: Language;
    captcha: CaptchaState;
    /** The captcha that it used up: no other request can be stored with it. */
    captcha_id: string | null;
    /** JSON: a list of `Suspicion`. */
    suspicions: string;
    idempotency_key: string | null;
    /** Tells the same request sent twice from another one under the same key. */
    fingerprint: string;
    status: Generated<RequestStatus>;
    /** The address of the person who takes care of it. */
    assignee: string | null;
    /** Grows with every change at the desk, so that nobody overwrites what they have not seen. */
    version: Generated<number>;
    /** When it first left "new" for an answer. */
    answered_at: number | null;
  } & ContactColumns &
    SourceColumns;
  request_note: { id: string; request_id: string; author: string; text: string; created_at: number };
  /** An email or webhook about a request. It has no text: the message is composed from the request when it is sent. */
  delivery: {
    /** Also the Message-ID or webhook-id, so that what is delivered twice is recognized as one. */
    id: string;
    request_id: string;
    kind: DeliveryKind;
    /** The address of the colleague who gets an assignment or a reminder. Nothing for other kinds. */
    recipient: string | null;
    /** The address of the person who assigned the request. */
    sender: string | null;
    state: DeliveryState;
    created_at: number;
    attempts: number;
    next_attempt_at: number;
    give_up_at: number;
    lease: string | null;
    leased_until: number | null;
    /** The code of the last failure, never the mail server's words: they can contain addresses. */
    last_error: string | null;
    sent_at: number | null;
    /** A reminder is about requests from before this. */
    overdue_before: number | null;
  };
  /** Who may use the desk. Removed people stay, so that the log can name them. */
  staff: {
    id: string;
    email: string;
    /** Empty if nobody has given one. */
    name: string;
    invited_at: number;
    removed_at: number | null;
    /** 1 for those who may publish what was edited at the desk. */
    may_publish: Generated<number>;
    /** In which they read times, like Asia/Ulaanbaatar. Empty if they have not chosen one. */
    time_zone: Generated<string>;
  };
  sign_in_link: {
    /** A hash of the token in the link, which itself is stored nowhere. */
    id: string;
    staff_id: string;
    /** A hash of the cookie of the browser that asked. A link of the command works in any browser. */
    browser: string | null;
    expires_at: number;
    used_at: number | null;
  };
  desk_session: {
    /** A hash of the cookie. */
    id: string;
    staff_id: string;
    /** Like "Firefox on Linux". */
    browser: string;
    created_at: number;
    seen_at: number;
  };
  /** Never holds a visitor's words or address: it outlives their requests. */
  audit_entry: {
    id: string;
    at: number;
    who: string;
    action: AuditAction;
    request_id: string | null;
    detail: string;
  };
  client_count: { client: string; window_start: number; count: number };
  /** The visit counter. Nothing in it identifies a visitor. */
  daily_total: {
    /** As 2026-11-20, in UTC. */
    day: string;
    /** An error's file. Empty for sources, which are counted over all pages. */
    page: string;
    kind: "view" | "source" | "event" | "error" | VitalName;
    /** Where views came from, an event's label, an error's release and message, the upper end of a bucket, or nothing. */
    label: string;
    count: number;
  };
  /** The batches that were already added to the totals, so that none is added twice. */
  added_totals: { id: string; at: number };
  /** When the clock was seen, and since when it is trusted; when a backup was made; each day on which staff were reminded. */
  recorded_time: { id: string; at: number };
  /** Each change that is not in the bucket yet (copies.ts). Empty where nothing is copied. */
  copy_due: {
    id: Generated<number>;
    /** What has changed, like request/<id>. */
    subject: string;
    created_at: number;
    /** From when on it may be copied; while it is being copied, when that has taken too long. */
    due_at: number;
    lease: string | null;
  };
  migration: { name: string; at: number };
};

export type StoredRequest = Selectable<Tables["contact_request"]>;
export type Delivery = Selectable<Tables["delivery"]>;

/** Not sent, because its request was no longer new. Stored as sent at no time: an older release may run beside this one. */
export type ShownState = DeliveryState | "dropped";

export function shownState({ state, sent_at }: Pick<Delivery, "state" | "sent_at">): ShownState {
  return state === "sent" && sent_at === null ? "dropped" : state;
}

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
