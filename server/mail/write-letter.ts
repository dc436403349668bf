import type { Content } from "#content/checked.ts";
import type { ClaimedMail } from "#server/storage/mail.ts";
import type { Letter } from "./letter.ts";
import { notification } from "./notification.ts";
import { receipt } from "./receipt.ts";

export type Addresses = { from: string; to: string };

/** Writes the mail that a job stands for. The same job always gets the same Message-ID, however often it is tried. */
export function writeLetter({ id, kind, request }: ClaimedMail, addresses: Addresses, words: Content): Letter {
  const shared = {
    messageId: `<${id}@${addresses.from.split("@").at(-1)}>`,
    from: { name: words.site.name, address: addresses.from },
  };
  if (kind === "receipt") {
    // The visitor's name stays out of the header: it is as unproved as the address.
    const headers = { "Auto-Submitted": "auto-replied" };
    return { ...shared, to: request.email, headers, ...receipt(words) };
  }
  return { ...shared, to: addresses.to, headers: {}, ...notification(request, words) };
}
