import { randomBytes, randomUUID, randomUUIDv7 } from "node:crypto";
import { type ContactRequest, contactFields, emptyRequest } from "#contract/contact.ts";
import { type Language, mainLanguage } from "#contract/languages.ts";
import type { VisitSource } from "#contract/visit-source.ts";
import { countClient } from "./client-count.ts";
import { knownTime } from "./clock.ts";
import { forgetCopies } from "./copies.ts";
import { newDelivery } from "./deliveries.ts";
import { day } from "./durations.ts";
import { type CaptchaState, type DeliveryKind, type Suspicion, toColumns } from "./tables.ts";
import type { Transaction } from "./transaction.ts";
import { noSource, toSourceColumns } from "./visit-source.ts";

/** Nobody can make us mail a stranger more often than this. The requests themselves are all stored. */
const receiptsADay = 3;
const receiptWindowMs = day;

export type NewRequest = {
  request: ContactRequest;
  fingerprint: string;
  idempotencyKey: string | undefined;
  captcha: CaptchaState;
  /** The captcha that this request uses up. */
  captchaId: string | undefined;
  suspicions: Suspicion[];
  /** The language of the form, in which the receipt is written. */
  language: Language;
  /** Where the visit came from that led to it. */
  source: VisitSource;
  /** The emails and webhooks that tell someone about it. */
  deliveries: DeliveryKind[];
  /** The address that a receipt counts for. */
  receiptKey: string;
};

type StoreOutcome =
  | { outcome: "stored"; id: string }
  | { outcome: "repeated"; id: string }
  | { outcome: "conflict" }
  | { outcome: "captchaUsed" };

/** Stores the request and its deliveries, all or nothing. */
export async function storeRequest(tx: Transaction, input: NewRequest): Promise<StoreOutcome> {
  const id = randomUUIDv7();
  // One after another: a statement sent along with one that fails would still run after the rollback.
  // Of two equal requests at once, the second waits in the first statement and then counts as a repeat.
  if (!(await insertRequest(tx, id, input))) return findConflict(tx, input);
  const deliveries = await allowedDeliveries(tx, input);
  if (deliveries.length > 0) {
    await tx.db
      .insertInto("delivery")
      .values(deliveries.map((kind) => newDelivery(tx, id, kind)))
      .execute();
  }
  return { outcome: "stored", id };
}

/** Returns false if a request was stored with the same key or captcha. */
async function insertRequest({ db, engine }: Transaction, id: string, input: NewRequest): Promise<boolean> {
  const inserted = await db
    .insertInto("contact_request")
    .values({
      ...toColumns(input.request),
      ...toSourceColumns(input.source),
      id,
      created_at: knownTime(engine),
      language: input.language,
      captcha: input.captcha,
      captcha_id: input.captchaId ?? null,
      suspicions: JSON.stringify(input.suspicions),
      idempotency_key: input.idempotencyKey ?? null,
      fingerprint: input.fingerprint,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

async function findConflict(
  { db }: Transaction,
  { idempotencyKey = "", fingerprint }: NewRequest,
): Promise<StoreOutcome> {
  const earlier = await db
    .selectFrom("contact_request")
    .select(["id", "fingerprint"])
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  if (!earlier) return { outcome: "captchaUsed" };
  return earlier.fingerprint === fingerprint ? { outcome: "repeated", id: earlier.id } : { outcome: "conflict" };
}

/** All but a receipt that would be one too many for its address. */
async function allowedDeliveries(tx: Transaction, { deliveries, receiptKey }: NewRequest): Promise<DeliveryKind[]> {
  if (!deliveries.includes("receipt")) return deliveries;
  const { count } = await countClient(tx, { client: receiptKey, windowMs: receiptWindowMs });
  return count > receiptsADay ? deliveries.filter((kind) => kind !== "receipt") : deliveries;
}

/** The request that was stored earlier under the same key with the same content, if there is one. */
export function findRepeat(
  { db }: Transaction,
  { idempotencyKey, fingerprint }: { idempotencyKey: string; fingerprint: string },
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("contact_request")
    .select("id")
    .where("idempotency_key", "=", idempotencyKey)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();
}

/** Four bytes for each character: as much as the longest request can take. */
const maxRequestBytes =
  4 * Object.values(contactFields).reduce((sum, field) => sum + ("maxLength" in field ? field.maxLength : 0), 0);

/**
 * Stores the longest possible request and deletes it before anyone can see it. A small row can fit where no request does;
 * this one uses the same tables and indexes, and as much of the disk.
 */
export async function checkWritable(tx: Transaction): Promise<void> {
  const stored = await storeRequest(tx, {
    // Random, so that the database cannot compress it.
    request: { ...emptyRequest(), body: randomBytes(maxRequestBytes).toString("base64").slice(0, maxRequestBytes) },
    fingerprint: "",
    idempotencyKey: randomUUID(),
    captcha: "absent",
    captchaId: randomUUID(),
    suspicions: [],
    language: mainLanguage,
    source: noSource,
    // As many rows as a notification and a receipt, but no receipt that would count.
    deliveries: ["notification", "notification"],
    receiptKey: "",
  });
  if (stored.outcome !== "stored") throw new Error("The check was mistaken for a repeated request.");
  // Its deliveries are deleted with it.
  await tx.db.deleteFrom("contact_request").where("id", "=", stored.id).execute();
  await forgetCopies(tx, stored.id);
}
