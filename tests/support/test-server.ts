import { contentForServer } from "#content/select-for-server.ts";
import { createApp } from "#server/app.ts";
import { proofOfWork } from "#server/captcha/proof-of-work.ts";
import type { ContactDependencies } from "#server/contact/contact-routes.ts";
import { countInMemory } from "#server/contact/rate-limit.ts";
import { createMetrics } from "#server/operations/metrics.ts";
import { openStore } from "#server/storage/open.ts";
import { watchReadiness } from "#server/storage/readiness.ts";
import { goodRequest, solvedPuzzle, testSecret } from "./contact-request.ts";
import { openSqlite, type TestDatabase } from "./database.ts";

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

type Options = Partial<ContactDependencies> & { database?: TestDatabase };

/** A server with a new SQLite database, unless it is given another one or a store. */
export async function startTestServer({ store: given, database: shared, ...changes }: Options = {}) {
  const database = shared ?? openSqlite();
  const store = given ?? (await openStore(database));
  const contact: ContactDependencies = {
    store,
    captcha: proofOfWork([testSecret]),
    countClient: countInMemory(),
    clientSecret: testSecret,
    limits: { withCaptcha: 1_000_000, withoutCaptcha: 1_000_000 },
    sendsReceipts: false,
    sendsWebhooks: false,
    onStored: () => {},
    content: contentForServer(),
    metrics: createMetrics(),
    ...changes,
  };
  const watched = watchReadiness(contact.store);
  const app = createApp({
    contact: { ...contact, store: watched },
    isReady: watched.isReady,
    metrics: contact.metrics,
  });
  return {
    app,
    contact,
    ...database,
    /** Posts the request as the form's script does, with a new captcha unless the headers contain one. */
    async post(values: unknown = goodRequest, headers: Record<string, string> = {}) {
      const token = headers["x-captcha-token"] ?? (await solvedPuzzle());
      return app.inject({
        method: "POST",
        url: "/api/contact",
        headers: { "content-type": "application/json", ...headers, "x-captcha-token": token },
        payload: typeof values === "string" ? values : JSON.stringify(values),
      });
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      if (!given) await store.close();
      if (!shared) await database[Symbol.asyncDispose]();
    },
  };
}
