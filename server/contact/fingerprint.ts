import { createHash } from "node:crypto";
import type { ContactRequest } from "#contract/contact.ts";

/** The same for the same request, whatever the order of its fields was. */
export function fingerprintOf({ name, email, phone, subject, purpose, body }: ContactRequest): string {
  const text = JSON.stringify([name, email, phone, subject, [...purpose].sort(), body]);
  return createHash("sha256").update(text).digest("base64url");
}
