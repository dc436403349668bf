import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { ServerContent } from "#content/schema/content.ts";
import { type ContactRequest, contactPath, contactRequest, findFieldErrors } from "#contract/contact.ts";
import { addressIn } from "#contract/languages.ts";
import { contactReceivedPath } from "#contract/pages.ts";
import type { Captcha, Verdict } from "#server/captcha/captcha.ts";
import { apiRoute } from "#server/http/api-route.ts";
import { HttpError, toHttpError } from "#server/http/http-error.ts";
import { type CountClient, clientKey, limitRate, receiptKey } from "#server/http/rate-limit.ts";
import type { Metrics } from "#server/operations/metrics.ts";
import type { Store } from "#server/storage/store.ts";
import type { DeliveryKind } from "#server/storage/tables.ts";
import {
  fingerprintOf,
  readNoScriptForms,
  readSentRequest,
  type SentRequest,
  suspicionsAbout,
} from "./sent-request.ts";

export type ContactDependencies = {
  store: Store;
  captcha: Captcha;
  countClient: CountClient;
  /** Hides the clients' addresses where they are counted. */
  clientSecret: string;
  /** How many requests one client may send in ten minutes. */
  limits: { withCaptcha: number; withoutCaptcha: number };
  sendsReceipts: boolean;
  sendsWebhooks: boolean;
  /** Called once a request is stored and can be delivered. */
  onStored: () => void;
  /** Ends once a stored request is in the bucket too, where that is required. */
  requireCopy: ((id: string) => Promise<void>) | undefined;
  metrics: Metrics;
  /** Has the words of the form, for browsers without JavaScript. */
  content: ServerContent;
};

// The longest valid request in its longest encoding: 5,694 characters of 12 bytes, and the names.
const bodyLimit = 96 * 1024;

/** Responds 200 to a contact request only after it is on disk. */
export function contactRoutes(app: FastifyInstance, dependencies: ContactDependencies): void {
  app.register(async (scope) => {
    readNoScriptForms(scope);
    apiRoute(scope, {
      method: "POST",
      url: contactPath,
      bodyLimit,
      handler: async (request, reply) => {
        try {
          const sent = readSentRequest(request);
          const id = await submitRequest(dependencies, sent, clientKey(request.ip, dependencies.clientSecret));
          await dependencies.requireCopy?.(id);
          reply.header("cache-control", "no-store");
          return sent.noScript
            ? reply.redirect(addressIn(sent.language, contactReceivedPath), 303)
            : reply.send({ id });
        } catch (error) {
          dependencies.metrics.requestsRefused.inc({ code: toHttpError(error).code });
          throw error;
        }
      },
    });
  });
}

async function submitRequest(dependencies: ContactDependencies, sent: SentRequest, client: string): Promise<string> {
  const request = checkFields(sent.values, dependencies.content);
  const fingerprint = fingerprintOf(request);
  const { store, captcha, countClient, clientSecret, limits, sendsReceipts, sendsWebhooks, metrics } = dependencies;
  if (sent.noScript) await limitRate(countClient, `noScript ${client}`, limits.withoutCaptcha);
  else await limitRate(countClient, client, limits.withCaptcha);

  const verdict = await checkCaptcha(captcha, sent);
  if (verdict.state === "refused") {
    const earlier = await findEarlierId(store, sent, fingerprint);
    metrics.requestsRepeated.inc();
    return earlier;
  }

  const suspicions = suspicionsAbout(sent);
  const trusted = verdict.state === "passed" && suspicions.length === 0;
  const deliveries: DeliveryKind[] = ["notification"];
  if (sendsReceipts && trusted) deliveries.push("receipt");
  if (sendsWebhooks) deliveries.push("webhook");
  const stored = await store.storeRequest({
    request,
    fingerprint,
    idempotencyKey: sent.idempotencyKey,
    captcha: verdict.state,
    captchaId: verdict.state === "absent" ? undefined : verdict.id,
    suspicions,
    language: sent.language,
    source: sent.source,
    deliveries,
    receiptKey: receiptKey(request.email, clientSecret),
  });
  if (stored.outcome === "conflict") throw new HttpError("idempotencyConflict");
  if (stored.outcome === "captchaUsed") throw new HttpError("captchaInvalid");
  if (stored.outcome === "repeated") {
    metrics.requestsRepeated.inc();
    return stored.id;
  }
  metrics.requestsStored.inc({ captcha: verdict.state });
  dependencies.onStored();
  return stored.id;
}

function checkFields(values: unknown, { contact }: ServerContent): ContactRequest {
  const result = v.safeParse(contactRequest, values);
  if (!result.success) throw new HttpError("invalidFields", { fields: findFieldErrors(values) });
  const offered = contact.purposes.map(({ value }) => value);
  if (!result.output.purpose.every((code) => offered.includes(code)))
    throw new HttpError("invalidFields", { fields: { purpose: "invalid" } });
  return result.output;
}

async function checkCaptcha(captcha: Captcha, sent: SentRequest): Promise<Verdict | { state: "absent" }> {
  if (sent.captchaToken) return captcha.verify(sent.captchaToken);
  // Only a form without scripts cannot do the check; it has a much lower limit instead.
  if (sent.noScript) return { state: "absent" };
  throw new HttpError("captchaMissing");
}

// A request is repeated if the first response got lost, and its captcha may have expired since.
async function findEarlierId(store: Store, { idempotencyKey }: SentRequest, fingerprint: string) {
  const earlier = idempotencyKey && (await store.findRepeat({ idempotencyKey, fingerprint }));
  if (!earlier) throw new HttpError("captchaInvalid");
  return earlier.id;
}
