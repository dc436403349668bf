import type { Challenge } from "altcha-lib/types";

/** Where the form asks which check to show. */
export const captchaPath = "/api/captcha";

/** The response of `captchaPath`: a puzzle of ALTCHA's open protocol, or the widget of another company with its public key. */
export type CaptchaOffer =
  | ({ provider: "proofOfWork" } & Challenge)
  | { provider: "turnstile" | "recaptcha"; siteKey: string };
