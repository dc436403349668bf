import type { FastifyInstance } from "fastify";
import { captchaPath } from "#contract/captcha.ts";
import { apiRoute } from "#server/http/api-route.ts";
import type { Captcha } from "./captcha.ts";

/** Tells the form which check to show, with a fresh puzzle if the check is our own. */
export function serveCaptcha(app: FastifyInstance, captcha: Captcha): void {
  apiRoute(app, {
    method: "GET",
    url: captchaPath,
    handler: async (_request, reply) => reply.header("cache-control", "no-store").send(await captcha.offer()),
  });
}
