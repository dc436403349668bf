import type { NewRequest } from "#server/storage/operations/keep-request.ts";
import { goodRequest } from "./good-request.ts";

/** A request as the server hands it to the storage. */
export function newRequest(changes: Partial<NewRequest> = {}): NewRequest {
  return {
    request: { ...goodRequest, purpose: ["web"] },
    fingerprint: "fingerprint",
    idempotencyKey: undefined,
    captcha: "passed",
    captchaUse: { id: crypto.randomUUID(), expiresAt: 0 },
    suspicions: [],
    mails: ["notification"],
    receiptKey: "somebody",
    ...changes,
  };
}
