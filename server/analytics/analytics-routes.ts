import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { isbot } from "isbot";
import * as v from "valibot";
import { type AnalyticsEvent, eventsPath, type VitalName, vitals } from "#contract/analytics.ts";
import { type OutsideAnalytics, outsideAnalyticsPath } from "#contract/outside-analytics.ts";
import { messageWithoutData } from "#contract/script-errors.ts";
import { type EventLabel, events } from "#contract/tracked-events.ts";
import { apiRoute } from "#server/http/api-route.ts";
import { HttpError } from "#server/http/http-error.ts";
import { clientKey, countInMemory, limitRate } from "#server/http/rate-limit.ts";
import { hostFrom, readCampaign } from "#server/http/visit-source.ts";
import { nameOfSource } from "#server/storage/visit-source.ts";
import type { VisitCounter } from "./visit-counter.ts";

export type AnalyticsDependencies = {
  counter: Pick<VisitCounter, "add">;
  outside: OutsideAnalytics;
  /** How much one client may send in ten minutes; a whole office can share one address. */
  limit: number;
};

/** Adds page events to the totals. Nothing that identifies a visitor gets past here. */
export function analyticsRoutes(app: FastifyInstance, { counter, outside, limit }: AnalyticsDependencies): void {
  const count = countInMemory();
  // A new secret on every start, because these counts are only in memory.
  const secret = randomBytes(32).toString("base64url");

  apiRoute(app, {
    method: "POST",
    url: eventsPath,
    bodyLimit: 4 * 1024,
    handler: async (request, reply) => {
      await limitRate(count, clientKey(request.ip, secret), limit);
      const sent = v.safeParse(analyticsEventSchema, request.body);
      if (!sent.success) throw new HttpError("badRequest");
      // A robot gets the same response but is not counted. Every browser sends a user agent.
      const userAgent = request.headers["user-agent"];
      if (userAgent && !isbot(userAgent)) counter.add(sent.output, sourceOf(sent.output, request.headers));
      return reply.code(204).header("cache-control", "no-store").send();
    },
  });

  apiRoute(app, {
    method: "GET",
    url: outsideAnalyticsPath,
    handler: (_request, reply) => reply.header("cache-control", "max-age=300").send(outside),
  });
}

/**
 * Where a view came from that begins a visit. Browsers name the page that reports it, with the campaign in its address; those
 * that do not would also hide where they came from.
 */
function sourceOf(event: AnalyticsEvent, { referer, host }: IncomingHttpHeaders): string | undefined {
  const page = URL.parse(referer ?? "");
  if (event.kind !== "view" || !page) return undefined;
  const { source } = readCampaign(referer);
  const referrer = hostFrom(event.from ?? "");
  const isFromHere = referrer === page.host || referrer === host;
  return source || !isFromHere ? nameOfSource({ source, referrer }) : undefined;
}

/** No page takes an hour, and no layout shifts by a hundred screens. */
const maxVitalValue = 3_600_000;

const path = v.pipe(v.string(), v.startsWith("/"), v.maxLength(2_000));
const label = v.picklist(Object.keys(events) as EventLabel[]);
// A browser has left out of it what could be someone's; whoever posts something else gets the same.
const message = v.pipe(v.string(), v.maxLength(1_000), v.transform(messageWithoutData));
const scriptName = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/));
const release = v.pipe(v.string(), v.regex(/^[\w-]{7,8}$/));
const vitalName = v.picklist(Object.keys(vitals) as VitalName[]);
const vitalValue = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(maxVitalValue));

/** Known kinds, known labels, known values, and nothing else. */
const analyticsEventSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("view"), path, from: v.optional(v.pipe(v.string(), v.maxLength(2_000))) }),
  v.strictObject({ kind: v.literal("event"), path, label }),
  v.strictObject({ kind: v.literal("error"), message, file: scriptName, release }),
  v.strictObject({ kind: v.literal("vitals"), path, values: v.record(vitalName, vitalValue) }),
]);
