import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { isbot } from "isbot";
import * as v from "valibot";
import { eventsPath, type OutsideAnalytics, outsideAnalyticsPath } from "#contract/analytics.ts";
import { clientKey, countInMemory, limitRate } from "#server/contact/rate-limit.ts";
import { apiRoute } from "#server/http/api-route.ts";
import { problem } from "#server/http/problem.ts";
import type { Tally } from "./keep-tally.ts";
import { sentHappening } from "./sent-happening.ts";

/** Everything that the counter needs. */
export type AnalyticsDependencies = {
  tally: Pick<Tally, "add">;
  /** Which services of other companies are set up. */
  outside: OutsideAnalytics;
  /** How much one client may send in ten minutes; a whole office can stand behind one address. */
  limit: number;
};

/** Takes what happened on the pages and adds it to the totals. Nothing that points to a visitor gets further than here. */
export function takeHappenings(app: FastifyInstance, { tally, outside, limit }: AnalyticsDependencies): void {
  const count = countInMemory();
  // A new secret with every start: what is counted in memory means nothing to anybody later.
  const secret = randomBytes(32).toString("base64url");

  apiRoute(app, {
    method: "POST",
    url: eventsPath,
    bodyLimit: 4 * 1024,
    handler: async (request, reply) => {
      await limitRate(count, clientKey(request.ip, secret), limit);
      const sent = v.safeParse(sentHappening, request.body);
      if (!sent.success) throw problem("badRequest");
      if (!isRobot(request.headers["user-agent"])) tally.add(sent.output);
      return reply.code(204).header("cache-control", "no-store").send();
    },
  });

  apiRoute(app, {
    method: "GET",
    url: outsideAnalyticsPath,
    handler: (_request, reply) => reply.header("cache-control", "max-age=300").send(outside),
  });
}

// A robot is answered like everybody else, it is only not counted. Every browser says its name.
function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || isbot(userAgent);
}
