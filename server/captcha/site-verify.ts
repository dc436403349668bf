import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Env } from "#server/env.ts";
import type { Sources } from "#server/http/security-headers.ts";
import type { Captcha } from "./captcha.ts";

/** Where the two providers check their tokens; both use the same protocol. */
const verifyAddresses = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
} as const;

const timeoutMs = 3_000;

/** The codes for a bad token. Any other error is ours or the provider's, and no reason to reject a visitor. */
const badToken = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

const verdict = v.object({ success: v.boolean(), "error-codes": v.optional(v.array(v.string()), []) });

type SiteVerify = {
  provider: keyof typeof verifyAddresses;
  siteKey: string;
  secret: string;
  /** Called with the provider's error if it was not about the token. */
  onError: (code: string) => void;
  address?: string;
};

/** Another company's check: its widget is in the form, and its server verifies the token. */
export function siteVerify({ provider, siteKey, secret, onError, address }: SiteVerify): Captcha {
  return {
    offer: async () => ({ provider, siteKey }),
    async verify(token) {
      const id = createHash("sha256").update(token).digest("base64url");
      try {
        const response = await fetch(address ?? verifyAddresses[provider], {
          method: "POST",
          body: new URLSearchParams({ secret, response: token }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        const { success, "error-codes": codes } = v.parse(verdict, await response.json());
        if (success) return { state: "passed", id };
        if (codes.some((code) => badToken.has(code))) return { state: "refused" };
        onError(codes.join(", ") || "no reason given");
      } catch (error) {
        onError(error instanceof Error ? error.name : "unknown");
      }
      return { state: "unanswered", id };
    },
  };
}

/** What a page may load from the provider, so that its check can be shown. */
export const outsideSources: Record<Env["CAPTCHA"], Sources> = {
  proofOfWork: {},
  turnstile: {
    "script-src": "https://challenges.cloudflare.com",
    "frame-src": "https://challenges.cloudflare.com",
  },
  recaptcha: {
    "script-src": "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "frame-src": "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  },
};
