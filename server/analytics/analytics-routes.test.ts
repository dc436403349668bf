import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { openStore } from "#server/storage/open.ts";
import { openSqlite } from "#tests/support/database.ts";
import { startVisitCounter } from "./visit-counter.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

async function openCounter(limit = 1_000) {
  const database = openSqlite();
  const store = await openStore(database);
  const counter = startVisitCounter({
    store,
    pages: () => ["/careers"],
    clock: () => Date.UTC(2026, 10, 20),
    onError: (error) => {
      throw error;
    },
  });
  const app = createApp({ analytics: { counter, outside: { ga4: null, plausible: null }, limit } });
  return {
    send: (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: "POST", url: "/api/events", payload, headers: { "user-agent": browser, ...headers } }),
    async rows() {
      await counter.flush();
      return database.rows("daily_total");
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await counter.stop();
      await store.close();
      await database[Symbol.asyncDispose]();
    },
  };
}

const view = { kind: "view", path: "/careers" };

test("adds to the total of the day, over several writes", async () => {
  await using counter = await openCounter();
  expect((await counter.send(view)).statusCode).toBe(204);
  await counter.rows();
  await counter.send(view);
  await counter.send({ kind: "event", path: "/careers", label: "Submit contact request" });
  expect(await counter.rows()).toEqual([
    { day: "2026-11-20", page: "/careers", kind: "view", label: "", count: 2 },
    { day: "2026-11-20", page: "/careers", kind: "event", label: "Submit contact request", count: 1 },
  ]);
});

test("counts where a visit began by the campaign, by the site that led there, or as direct", async () => {
  await using counter = await openCounter();
  const page = "https://site.example/careers";
  const send = (from: string | undefined, referer: string | undefined) =>
    counter.send({ ...view, from }, { host: "site.example", ...(referer && { referer }) });
  await send("News.example", page);
  await send("news.example", `${page}?utm_source=Newsletter`);
  await send("site.example", `${page}?utm_source=newsletter`);
  await send(undefined, page);
  // On the way through the site, and where the browser hides it.
  await send("site.example", page);
  await send(undefined, undefined);
  const sources = (await counter.rows()).filter(({ kind }) => kind === "source");
  expect(sources.map(({ page, label, count }) => [page, label, count])).toEqual([
    ["", "direct", 1],
    ["", "news.example", 1],
    ["", "newsletter", 2],
  ]);
});

test("tells a hundred sources of a day apart, and counts the others together", async () => {
  await using counter = await openCounter();
  for (let index = 0; index < 103; index += 1)
    await counter.send({ ...view, from: `site-${index}.example` }, { referer: "https://site.example/careers" });
  const sources = (await counter.rows()).filter(({ kind }) => kind === "source");
  expect(sources).toHaveLength(101);
  expect(sources).toContainEqual(expect.objectContaining({ label: "other sources", count: 3 }));
});

test("counts errors by message, file and release, without what a message quotes, and no more than a hundred of a day", async () => {
  await using counter = await openCounter();
  const error = { kind: "error", message: "No 'Ada' at 12", file: "entry.client", release: "D0uDeSEQ" };
  for (let index = 0; index < 2; index += 1) expect((await counter.send(error)).statusCode).toBe(204);
  expect(await counter.rows()).toEqual([
    { day: "2026-11-20", page: "entry.client", kind: "error", label: "D0uDeSEQ No … at 0", count: 2 },
  ]);
  for (let index = 0; index < 103; index += 1) await counter.send({ ...error, file: `made-up-${index}` });
  const rows = await counter.rows();
  expect(rows).toHaveLength(101);
  expect(rows).toContainEqual(expect.objectContaining({ page: "", label: "- other errors", count: 4 }));
  for (const wrong of [{ file: "a b" }, { release: "../../etc" }, { message: 1 }, { path: "/" }])
    expect((await counter.send({ ...error, ...wrong })).statusCode).toBe(400);
});

test("refuses what it does not know", async () => {
  await using counter = await openCounter();
  for (const payload of [
    {},
    { kind: "view" },
    { kind: "view", path: "careers" },
    { ...view, visitor: "Ada" },
    { ...view, from: 1 },
    { kind: "event", path: "/careers", label: "constructor" },
    { kind: "vitals", path: "/careers", values: { LCP: -1 } },
    { kind: "vitals", path: "/careers", values: { FID: 1 } },
    { kind: "vitals", path: "/careers", values: { LCP: "1" } },
  ]) {
    expect([payload, (await counter.send(payload)).statusCode]).toEqual([payload, 400]);
  }
  expect(await counter.rows()).toEqual([]);
});

test("responds to a robot, and does not count it", async () => {
  await using counter = await openCounter();
  for (const userAgent of [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
    "",
  ]) {
    expect([userAgent, (await counter.send(view, { "user-agent": userAgent })).statusCode]).toEqual([userAgent, 204]);
    expect([userAgent, await counter.rows()]).toEqual([userAgent, []]);
  }
});

test("limits how much it takes from one client", async () => {
  await using counter = await openCounter(2);
  const statuses: number[] = [];
  for (let sent = 0; sent < 3; sent += 1) statuses.push((await counter.send(view)).statusCode);
  expect(statuses).toEqual([204, 204, 429]);
});

test("takes nothing from another site, and no text", async () => {
  await using counter = await openCounter();
  expect((await counter.send(view, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await counter.send(view, { "content-type": "text/plain" })).statusCode).toBe(415);
  expect(await counter.rows()).toEqual([]);
});
