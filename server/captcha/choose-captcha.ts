import type { Env } from "#server/env.ts";
import type { Captcha } from "./captcha.ts";
import { proofOfWork } from "./proof-of-work.ts";
import { captchaSecrets } from "./secret.ts";
import { siteVerify } from "./site-verify.ts";

/** The check that the configuration names. */
export function chooseCaptcha(env: Env, onTrouble: (code: string) => void): Captcha {
  if (env.CAPTCHA === "proofOfWork") return proofOfWork(captchaSecrets(env));
  const [secret, ...others] = env.CAPTCHA_SECRET;
  if (!secret || others.length > 0 || !env.CAPTCHA_SITE_KEY) {
    throw new Error(
      `CAPTCHA=${env.CAPTCHA} needs one CAPTCHA_SECRET and CAPTCHA_SITE_KEY; the provider gives you both.`,
    );
  }
  return siteVerify({ provider: env.CAPTCHA, siteKey: env.CAPTCHA_SITE_KEY, secret, onTrouble });
}
