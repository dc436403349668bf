import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Captcha } from "./captcha.ts";

/** Where the two companies check their tokens; both speak the same protocol. */
const verifyAddresses = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
} as const;

const patienceMs = 3_000;
const rememberMs = 24 * 3_600_000;

/** The words for a bad token. Any other complaint is about us or about them, and no reason to turn a visitor away. */
const badToken = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

const verdict = v.object({ success: v.boolean(), "error-codes": v.optional(v.array(v.string()), []) });

export type SiteVerify = {
  provider: keyof typeof verifyAddresses;
  siteKey: string;
  secret: string;
  /** Told the provider's complaint when it was not about the token. */
  onTrouble: (code: string) => void;
  address?: string;
};

/** The check of another company: its widget in the form, its server asked here. */
export function siteVerify({ provider, siteKey, secret, onTrouble, address }: SiteVerify): Captcha {
  return {
    offer: async () => ({ provider, siteKey }),
    async verify(token) {
      const use = {
        id: createHash("sha256").update(token).digest("base64url"),
        expiresAt: Date.now() + rememberMs,
      };
      try {
        const answer = await fetch(address ?? verifyAddresses[provider], {
          method: "POST",
          body: new URLSearchParams({ secret, response: token }),
          signal: AbortSignal.timeout(patienceMs),
        });
        const { success, "error-codes": codes } = v.parse(verdict, await answer.json());
        if (success) return { state: "passed", use };
        if (codes.some((code) => badToken.has(code))) return { state: "refused" };
        onTrouble(codes.join(", ") || "no reason given");
      } catch (error) {
        onTrouble(error instanceof Error ? error.name : "unknown");
      }
      return { state: "unanswered", use };
    },
  };
}
