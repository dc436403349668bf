import type { FastifyInstance } from "fastify";
import { captchaPath } from "#contract/captcha.ts";
import type { Env } from "#server/env.ts";
import { apiRoute } from "#server/http/api-route.ts";
import { signingSecrets } from "#server/signing-secrets.ts";
import type { Captcha } from "./captcha.ts";
import { proofOfWork } from "./proof-of-work.ts";
import { siteVerify } from "./site-verify.ts";

/** The check that the configuration names. */
export function chooseCaptcha(env: Env, onError: (code: string) => void): Captcha {
  if (env.CAPTCHA === "proofOfWork") return proofOfWork(signingSecrets(env));
  const [secret, ...others] = env.CAPTCHA_SECRET;
  if (!secret || others.length > 0 || !env.CAPTCHA_SITE_KEY) {
    throw new Error(
      `CAPTCHA=${env.CAPTCHA} needs one CAPTCHA_SECRET and CAPTCHA_SITE_KEY; the provider gives you both.`,
    );
  }
  return siteVerify({ provider: env.CAPTCHA, siteKey: env.CAPTCHA_SITE_KEY, secret, onError });
}

/** Tells the form which check to show, with a new puzzle if the check is our own. */
export function captchaRoutes(app: FastifyInstance, captcha: Captcha): void {
  apiRoute(app, {
    method: "GET",
    url: captchaPath,
    handler: async (_request, reply) => reply.header("cache-control", "no-store").send(await captcha.offer()),
  });
}
