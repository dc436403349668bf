import { realpathSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { selectServerContent } from "#content/select-server-content.ts";
import { createApp } from "#server/app.ts";
import type { Captcha } from "#server/captcha/captcha.ts";
import { proofOfWork } from "#server/captcha/proof-of-work.ts";
import type { ContactDependencies } from "#server/contact/contact-routes.ts";
import { hashOf, newSecret } from "#server/desk/secrets.ts";
import { type Env, readEnv } from "#server/env.ts";
import { countInMemory } from "#server/http/rate-limit.ts";
import { createMetrics } from "#server/operations/metrics.ts";
import { openServices } from "#server/services.ts";
import { loadStaticFiles, type StaticFiles } from "#server/static/load-static-files.ts";
import { sourcesFor } from "#server/static/sources-for.ts";
import { openStore } from "#server/storage/open.ts";
import { watchReadiness } from "#server/storage/readiness.ts";
import type { NewRequest } from "#server/storage/requests.ts";
import { postRequest, storeRequest, testSecret } from "./contact-request.ts";
import { openSqlite, type TestDatabase } from "./database.ts";

/** Two people at the desk. */
export const ada = "ada@ideas.test";
export const grace = "grace@ideas.test";

/** Where the pages of the built desk are imported from. */
const builtDesk = new URL("../../build/current/desk/pages.js", import.meta.url).href;

export type WholeServer = Awaited<ReturnType<typeof openServer>>;

type WholeOptions = {
  /** A new SQLite database, unless it is given. */
  database?: TestDatabase;
  settings?: Record<string, string>;
  staticFiles?: StaticFiles | "built";
  captcha?: (env: Env) => Captcha;
  /** Gets every line of the log. */
  onLog?: (line: string) => void;
};

/** The whole server in this process: storage, mail, webhooks, analytics and the desk, with static files if it is given some. */
export async function openServer({ database: shared, settings = {}, staticFiles, captcha, onLog }: WholeOptions = {}) {
  const database = shared ?? openSqlite();
  const { DATA_DIR, DATABASE_URL } = database;
  const env = readEnv({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }), CAPTCHA_SECRET: testSecret, ...settings });
  const log = onLog ? pino({ base: undefined }, { write: onLog }) : pino({ level: "silent" });
  const files = staticFiles === "built" ? loadStaticFiles("build/current/client", sourcesFor(env)) : staticFiles;
  const served = files && { staticFiles: files, folder: realpathSync("build/current") };
  const services = await openServices({ env, log, content: selectServerContent(), deskPages: builtDesk, served });
  const { store, linkDelayMs } = services.desk;
  services.desk.linkDelayMs = () => 0;
  const app = createApp({
    ...services,
    contact: { ...services.contact, ...(captcha && { captcha: captcha(env) }) },
    staticFiles: files,
    log,
    trustedProxies: env.TRUSTED_PROXIES,
  });
  return {
    ...database,
    app,
    store,
    services,
    /** The delay before a link is looked up that visitors get; tests wait for none. */
    linkDelayMs,
    listen: () => app.listen({ port: 0, host: "127.0.0.1" }),
    /** A browser that keeps its cookies and is on the page that it posts from. */
    browser: () => openBrowser(app),
    /** A link as the command makes it. */
    async link(email = ada): Promise<string> {
      await store.invite({ email, by: "test" });
      const token = newSecret();
      await store.addLink({ hash: hashOf(token), email, browser: null });
      return `/desk/sign-in/${token}`;
    },
    async signedIn(email = ada) {
      const browser = openBrowser(app);
      await browser.send(await this.link(email), { form: {} });
      return browser;
    },
    post: (values?: unknown, headers?: Record<string, string>) => postRequest(app, values, headers),
    add: (changes?: Partial<NewRequest>) => storeRequest(store, changes),
    async [Symbol.asyncDispose]() {
      await app.close();
      await services.close();
      if (!shared) await database[Symbol.asyncDispose]();
    },
  };
}

type Sent = {
  method?: "GET" | "POST" | "PUT";
  form?: Record<string, string> | string[][];
  /** A form with files. */
  upload?: FormData;
  headers?: Record<string, string>;
  /** The address of the client. */
  from?: string;
};

function openBrowser(app: FastifyInstance) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(url: string, { method = "GET", form, upload, headers = {}, from = "192.0.2.1" }: Sent = {}) {
      const encoded = upload && new Response(upload);
      const response = await app.inject({
        method: form || upload ? "POST" : method,
        url,
        remoteAddress: from,
        headers: {
          host: "desk.test",
          ...((form || upload) && { "sec-fetch-site": "same-origin" }),
          ...(form && { "content-type": "application/x-www-form-urlencoded" }),
          ...(encoded && { "content-type": encoded.headers.get("content-type") ?? "" }),
          ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
          ...headers,
        },
        ...(form && { payload: new URLSearchParams(form).toString() }),
        ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
      });
      for (const { name, value } of response.cookies) {
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return response;
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

type Options = Partial<ContactDependencies> & { database?: TestDatabase };

/** The contact form alone, with nothing in the background, on a new SQLite database unless it is given one or a store. */
export async function startTestServer({ store: given, database: shared, ...changes }: Options = {}) {
  const database = shared ?? openSqlite();
  const store = given ?? (await openStore(database));
  const contact: ContactDependencies = {
    store,
    captcha: proofOfWork([testSecret]),
    // Its time stands still: between two requests of a test, a new ten minutes could begin.
    countClient: countInMemory(() => 0),
    clientSecret: testSecret,
    limits: { withCaptcha: 1_000_000, withoutCaptcha: 1_000_000 },
    sendsReceipts: false,
    sendsWebhooks: false,
    onStored: () => {},
    requireCopy: undefined,
    content: selectServerContent(),
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
    post: (values?: unknown, headers?: Record<string, string>) => postRequest(app, values, headers),
    async [Symbol.asyncDispose]() {
      await app.close();
      if (!given) await store.close();
      if (!shared) await database[Symbol.asyncDispose]();
    },
  };
}
