import { randomBytes, randomUUID } from "node:crypto";
import { longest } from "#contract/contact.ts";
import type { Work } from "#server/storage/work.ts";
import { keepRequest } from "./keep-request.ts";

/** Four bytes for each letter: as much as the longest request can take. */
const mostBytes = 4 * Object.values(longest).reduce((sum, length) => sum + length, 0);

/**
 * Stores the longest request there can be and deletes it before anybody can see it. A single small row would fit where
 * no request does: this one goes through the same tables and indexes, and needs as much of the disk.
 */
export async function checkWritable(work: Work, _input: Record<string, never>): Promise<void> {
  const captchaUse = { id: randomUUID(), expiresAt: 0 };
  const kept = await keepRequest(work, {
    // Random, so that the database cannot write it shorter.
    request: { name: "", email: "", phone: "", subject: "", purpose: [], body: randomText(mostBytes) },
    fingerprint: "",
    idempotencyKey: randomUUID(),
    captcha: "absent",
    captchaUse,
    suspicions: [],
    // As many rows as a notification and a receipt, but no receipt that would count.
    mails: ["notification", "notification"],
    receiptKey: "",
  });
  if (kept.outcome !== "stored") throw new Error("The check was taken for a repetition.");
  // Its mails go with it.
  await work.db.deleteFrom("contact_request").where("id", "=", kept.id).execute();
  await work.db.deleteFrom("captcha_use").where("id", "=", captchaUse.id).execute();
}

function randomText(length: number): string {
  return randomBytes(length).toString("base64").slice(0, length);
}
