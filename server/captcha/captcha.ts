import type { CaptchaOffer } from "#contract/captcha.ts";

export type Verdict =
  | { state: "refused" }
  /** "unanswered": the provider could not be reached. The request is accepted and marked. */
  | { state: "passed" | "unanswered"; use: CaptchaUse };

/** Makes a token valid for one request only: it is stored together with the request. */
type CaptchaUse = { id: string; expiresAt: number };

/** A check that tells people from machines. */
export type Captcha = {
  offer(): Promise<CaptchaOffer>;
  verify(token: string): Promise<Verdict>;
};
