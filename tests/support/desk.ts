import { pino } from "pino";
import { contentForServer } from "#content/select-for-server.ts";
import { createApp } from "#server/app.ts";
import { hashOf, newSecret } from "#server/desk/secrets.ts";
import { readEnv } from "#server/env.ts";
import { openServices } from "#server/services.ts";
import type { StaticFiles } from "#server/static/load-static-files.ts";
import type { NewRequest } from "#server/storage/requests.ts";
import { goodRequest, solvedPuzzle, storeRequest, testSecret } from "./contact-request.ts";
import type { TestDatabase } from "./database.ts";

export const ada = "ada@ideas.test";

/** Where the pages of the built desk are imported from. */
export const builtDesk = new URL("../../build/current/desk/pages.js", import.meta.url).href;

export type DeskServer = Awaited<ReturnType<typeof openDeskServer>>;

type Sent = {
  method?: "GET" | "POST" | "PUT";
  form?: Record<string, string> | string[][];
  headers?: Record<string, string>;
  /** The address of the client. */
  from?: string;
};

/** A server with a desk on a test database. */
export async function openDeskServer(
  database: TestDatabase,
  env: Record<string, string> = {},
  staticFiles?: StaticFiles,
) {
  const services = await openServices({
    env: readEnv({
      DATA_DIR: database.DATA_DIR,
      ...(database.DATABASE_URL && { DATABASE_URL: database.DATABASE_URL }),
      CAPTCHA_SECRET: testSecret,
      ...env,
    }),
    log: pino({ level: "silent" }),
    content: contentForServer(),
    deskPages: builtDesk,
  });
  const { store } = services.desk;
  services.desk.linkDelayMs = () => 0;
  const app = createApp({ ...services, staticFiles });

  return {
    ...database,
    app,
    store,
    services,
    /** A browser that keeps its cookies and is on the page that it posts from. */
    browser() {
      const cookies = new Map<string, string>();
      return {
        cookies,
        async send(url: string, { method = "GET", form, headers = {}, from = "192.0.2.1" }: Sent = {}) {
          const response = await app.inject({
            method: form ? "POST" : method,
            url,
            remoteAddress: from,
            headers: {
              host: "desk.test",
              ...(form && { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" }),
              ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
              ...headers,
            },
            ...(form && { payload: new URLSearchParams(form).toString() }),
          });
          for (const { name, value } of response.cookies) {
            if (value) cookies.set(name, value);
            else cookies.delete(name);
          }
          return response;
        },
      };
    },
    /** A link as the command makes it. */
    async link(email = ada): Promise<string> {
      await store.invite({ email, by: "test" });
      const token = newSecret();
      await store.addLink({ hash: hashOf(token), email, browser: null });
      return `/desk/sign-in/${token}`;
    },
    async signedIn(email = ada) {
      const browser = this.browser();
      await browser.send(await this.link(email), { form: {} });
      return browser;
    },
    /** Posts a contact request with a solved puzzle. */
    async post() {
      const headers = { "x-captcha-token": await solvedPuzzle() };
      return app.inject({ method: "POST", url: "/api/contact", headers, payload: goodRequest });
    },
    add: (changes?: Partial<NewRequest>) => storeRequest(store, changes),
    async [Symbol.asyncDispose]() {
      await app.close();
      await services.close();
    },
  };
}
