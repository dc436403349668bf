/** Where the form asks which check to show. */
export const captchaPath = "/api/captcha";

/** A puzzle of ALTCHA's open protocol: find the counter whose derived key begins with `keyPrefix`. */
export type Puzzle = {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    expiresAt?: number;
  };
  signature?: string;
};

/** The answer of `captchaPath`: our own puzzle, or the widget of another company with its public key. */
export type CaptchaOffer =
  | ({ provider: "proofOfWork" } & Puzzle)
  | { provider: "turnstile" | "recaptcha"; siteKey: string };
