import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { FastifyInstance } from "fastify";
import { contentIn } from "#content/index.ts";
import { type ContactRequest, emptyRequest } from "#contract/contact.ts";
import { keysFrom } from "#server/captcha/proof-of-work.ts";
import type { ClaimedDelivery } from "#server/storage/deliveries.ts";
import type { NewRequest } from "#server/storage/requests.ts";
import type { Store } from "#server/storage/store.ts";
import { type DeliveryKind, type StoredRequest, toColumns } from "#server/storage/tables.ts";
import { noSource, toSourceColumns } from "#server/storage/visit-source.ts";

/** What a request of this company can be about. */
const { purposes } = contentIn("en").contact;
export const purposeCodes = purposes.map(({ value }) => value);

export const goodRequest: ContactRequest = {
  ...emptyRequest(),
  name: "Ada Lovelace",
  email: "ada@engine.test",
  phone: "+44 20 7946 0139",
  subject: "A portal",
  purpose: purposeCodes.slice(0, 2),
  body: "We would like to count with it.\nIs that possible?",
};

/** What it is about, as people read it. */
export const goodPurposes = purposes
  .slice(0, 2)
  .map(({ label }) => label)
  .join(", ");

/** A request as the server passes it to the store. */
export function newRequest(changes: Partial<NewRequest> = {}): NewRequest {
  return {
    request: { ...goodRequest, purpose: ["web"] },
    fingerprint: "fingerprint",
    idempotencyKey: undefined,
    captcha: "passed",
    captchaId: crypto.randomUUID(),
    suspicions: [],
    language: "en",
    source: noSource,
    deliveries: ["notification"],
    receiptKey: "someone",
    ...changes,
  };
}

/** Stores such a request and returns its ID. */
export async function storeRequest(store: Store, changes?: Partial<NewRequest>): Promise<string> {
  const stored = await store.storeRequest(newRequest(changes));
  if (stored.outcome !== "stored") throw new Error("The request was not stored.");
  return stored.id;
}

/** An email to deliver, about a valid request. */
export function claimedDelivery(
  request: Partial<StoredRequest> = {},
  changes: { kind?: Exclude<DeliveryKind, "assignment" | "reminder">; hasDesk?: boolean; others?: string[] } = {},
): ClaimedDelivery {
  return {
    id: "job",
    lease: "lease",
    kind: "notification",
    attempts: 1,
    hasDesk: false,
    others: [],
    ...changes,
    request: {
      ...toColumns(goodRequest),
      ...toSourceColumns(noSource),
      id: "0199-abc",
      created_at: Date.UTC(2026, 10, 22, 12),
      captcha: "passed",
      captcha_id: "captcha",
      suspicions: "[]",
      language: "en",
      idempotency_key: "key",
      fingerprint: "print",
      status: "new",
      assignee: null,
      version: 0,
      answered_at: null,
      ...request,
    },
  };
}

/** Posts a form as a browser without scripts does. */
export function postForm(app: FastifyInstance, form: string | Record<string, string> | string[][]) {
  const headers = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
  const payload = typeof form === "string" ? form : new URLSearchParams(form).toString();
  return app.inject({ method: "POST", url: "/api/contact", headers, payload });
}

/** Posts a request as the form's script does, with a new captcha unless the headers contain one. */
export async function postRequest(
  app: FastifyInstance,
  values: unknown = goodRequest,
  headers: Record<string, string> = {},
) {
  const token = headers["x-captcha-token"] ?? (await solvedPuzzle());
  return app.inject({
    method: "POST",
    url: "/api/contact",
    headers: { "content-type": "application/json", ...headers, "x-captcha-token": token },
    payload: typeof values === "string" ? values : JSON.stringify(values),
  });
}

export const testSecret = "a secret that only the tests know and that is long enough";

type PuzzleOptions = { secret?: string; expiresAt?: Date };

/** A token as a browser would send it, from a puzzle that takes no time to solve. */
export async function solvedPuzzle({ secret = testSecret, expiresAt }: PuzzleOptions = {}): Promise<string> {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 0,
    deriveKey,
    expiresAt: expiresAt ?? new Date(Date.now() + 600_000),
    ...keysFrom(secret),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
