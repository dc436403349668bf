import type { CaptchaOffer } from "#contract/captcha.ts";

export type Verdict =
  | { state: "refused" }
  /**
   * "unanswered": the provider could not be reached. The request is accepted and marked. The ID is stored with it, so that
   * the token is valid for one request only.
   */
  | { state: "passed" | "unanswered"; id: string };

/** A check that tells people from machines. */
export type Captcha = {
  offer(): Promise<CaptchaOffer>;
  verify(token: string): Promise<Verdict>;
};
