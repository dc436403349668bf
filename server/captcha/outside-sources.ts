import type { Env } from "#server/env.ts";
import type { Sources } from "#server/http/security-headers.ts";

/** What a page has to be allowed to load from another company, so that its check can be shown. */
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
