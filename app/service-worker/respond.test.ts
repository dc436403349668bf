import { expect, onTestFinished, test, vi } from "vitest";
import { testOf } from "#tests/support/test-of.ts";
import { findFile, type WorkerContext } from "./file-store.ts";
import { fetchAndStorePage, findPage, updatePages } from "./page-store.ts";
import { requestKind, respondToFileRequest, respondToNavigation } from "./respond.ts";
import { basic, createContext, memoryCaches, pageHeaders, pageOf } from "./worker-fixture.ts";

const list =
  '<nav class="k" aria-labelledby="stored-pages" data-stored-pages="" hidden=""><h2>Kept</h2><ul></ul></nav>';
const server = {
  "/": pageOf("one", "Home"),
  // A replacement in a text would read $2 as a group.
  "/careers": pageOf("one", "Careers &amp; $2"),
  "/offline": pageOf("one", "Offline", list),
};

async function navigate(path: string, context: WorkerContext, timeoutMs?: number, preloaded?: Response) {
  const pending: Promise<unknown>[] = [];
  const event = {
    request: new Request(`https://site.test${path}`),
    preloadResponse: Promise.resolve(preloaded),
    waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
  };
  const response = await respondToNavigation(event, context, timeoutMs);
  return { response, stored: () => Promise.all(pending) };
}

function offline(context: WorkerContext): WorkerContext {
  return { ...context, fetch: () => Promise.reject(new TypeError("Failed to fetch")) };
}

test("the response that the browser has requested already is used", async () => {
  const { context, requested } = createContext(server);
  const preloaded = basic(new Response("early", { headers: { "content-type": "text/html" } }));
  expect(await (await navigate("/careers", context, undefined, preloaded)).response.text()).toBe("early");
  expect(requested).not.toContain("/careers");
});

test("without a network and without a copy the offline page links to what can be read", async () => {
  const { context } = createContext(server);
  for (const path of ["/offline", "/careers", "/"]) await fetchAndStorePage(path, context);
  const { response } = await navigate("/guides", offline(context));
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(
    'data-stored-pages=""><h2>Kept</h2><ul><li><a href="/">Home</a></li><li><a href="/careers">Careers &amp; $2</a></li></ul>',
  );
});

testOf("mongolian")("the offline page is in the language of the address, once a page in it was opened", async () => {
  const { context } = createContext({
    ...server,
    "/mn": pageOf("one", "Нүүр"),
    "/mn/offline": pageOf("one", "Офлайн", list.replace("Kept", "Хадгалсан")),
  });
  await fetchAndStorePage("/offline", context, true);
  await fetchAndStorePage("/", context);
  expect(await (await navigate("/mn/careers", offline(context))).response.text()).toContain("<h2>Kept</h2>");
  await (await navigate("/mn", context)).stored();
  expect(await (await navigate("/mn/careers", offline(context))).response.text()).toContain(
    '<h2>Хадгалсан</h2><ul><li><a href="/" lang="en" hreflang="en">Home</a></li><li><a href="/mn">Нүүр</a></li></ul>',
  );
  expect(await (await navigate("/guides", offline(context))).response.text()).toContain("<h2>Kept</h2>");

  // A new release brings its own, as it does for English.
  const pages = { "/offline": pageOf("two", "Offline"), "/mn/offline": pageOf("two", "Шинэ офлайн") };
  const next = createContext(pages, "two", context.caches).context;
  await updatePages([], next);
  expect(await (await navigate("/mn/careers", offline(next))).response.text()).toContain("Шинэ офлайн");
});

test("the offline page shows no list where nothing else is stored", async () => {
  const { context } = createContext(server);
  await fetchAndStorePage("/offline", context);
  expect(await (await navigate("/guides", offline(context))).response.text()).toContain(list);
});

test("a file of the draft, which nothing may keep, is passed on and not stored", async () => {
  const { context } = createContext(server);
  const headers = { "cache-control": "private, no-store" };
  const pending: Promise<unknown>[] = [];
  const file = new Request("https://site.test/static/draft-AbCd1234.js");
  const draft = { ...context, fetch: async () => basic(new Response("draft", { headers })) };
  const response = await respondToFileRequest(file, draft, (promise) => void pending.push(promise));
  await Promise.all(pending);
  expect([await response.text(), await findFile(file.url, context)]).toEqual(["draft", undefined]);
});

test("a slow network is waited for unless there is a copy, which it then still updates", async () => {
  const { context } = createContext(server);
  const { promise: gate, resolve: arrive } = Promise.withResolvers<void>();
  const slow: WorkerContext = { ...context, fetch: (request) => gate.then(() => context.fetch(request)) };
  const waiting = navigate("/", slow, 0);
  await fetchAndStorePage("/careers", context);
  const fresh = pageOf("one", "New careers");
  const later = createContext({ ...server, "/careers": fresh }).context.fetch;
  const { response, stored } = await navigate(
    "/careers",
    { ...slow, fetch: (request) => gate.then(() => later(request)) },
    0,
  );
  expect(await response.text()).toBe(server["/careers"]);
  arrive();
  expect(await (await waiting).response.text()).toBe(server["/"]);
  await stored();
  expect(await (await findPage("/careers", context))?.text()).toBe(fresh);
});

test("the stored copy comes after three seconds without a response, not before", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { context } = createContext(server);
  await fetchAndStorePage("/careers", context);
  const shown = vi.fn();
  navigate("/careers", { ...context, fetch: () => new Promise(() => {}) }).then(shown);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveBeenCalledOnce();
});

test("a response that is not a page is passed on; a page that is gone is forgotten, one that fails is not", async () => {
  const { context } = createContext(server);
  await fetchAndStorePage("/careers", context);
  const respondingWith = (status: number): WorkerContext => ({
    ...context,
    fetch: async () => basic(new Response("", { status })),
  });
  const failed = await navigate("/careers", respondingWith(500));
  await failed.stored();
  expect(failed.response.status).toBe(500);
  expect(await findPage("/careers", context)).toBeDefined();
  await (await navigate("/careers", respondingWith(404))).stored();
  expect(await findPage("/careers", context)).toBeUndefined();
});

const origin = "https://site.test";

function kindOf(
  path: string,
  { mode = "navigate", ...init }: { mode?: string; method?: string; headers?: HeadersInit } = {},
) {
  // Only a browser may make a request that navigates.
  return requestKind(Object.defineProperty(new Request(new URL(path, origin), init), "mode", { value: mode }), origin);
}

test.each(["/", "/careers", "/guides/register-plus?from=mail", "/Clovers", "/desktop"])("%s is a page", (path) => {
  expect(kindOf(path)).toBe("page");
});

test.each(["/static/entry-12345678.js", "/static/hero-AbCdE.svg"])("%s is a hashed file", (path) => {
  expect(kindOf(path, { mode: "no-cors" })).toBe("hashed");
});

test.each([
  "/desk",
  "/desk/requests/0199?done=noted",
  "/api",
  "/api/contact",
  "/healthz",
  "/readyz",
  "/metrics",
  "/assets/apps/bark.apk?ts=1",
  "/assets/files/register-plus.pdf",
  "/sw.js",
  "/sitemap.xml",
])("%s is passed on when it is opened, and otherwise left alone", (path) => {
  expect(kindOf(path)).toBe("passed");
  expect(kindOf(path, { mode: "cors" })).toBeUndefined();
});

test.each(["/static/taxes-AbCdE.webm", "/static/taxes-AbCdE.vtt", "https://elsewhere.test/"])(
  "%s is left alone",
  (path) => {
    expect(kindOf(path)).toBeUndefined();
  },
);

test("so is what is posted, requested in parts, or requested by a script", () => {
  expect(kindOf("/careers", { method: "POST" })).toBeUndefined();
  expect(kindOf("/static/a-AbCdE.svg", { headers: { range: "bytes=0-" } })).toBeUndefined();
  expect(kindOf("/careers", { mode: "cors" })).toBeUndefined();
});

test("the offline page names no page of the desk that an earlier worker stored while this one was installed", async () => {
  const caches = memoryCaches();
  const { context } = createContext({ "/offline": pageOf("two", "Offline", list) }, "two", caches);
  await fetchAndStorePage("/offline", context, true);
  const words = pageOf("one", "A visitor wrote this");
  // Installing has deleted such pages; the earlier worker goes on until this one is activated.
  await (await caches.open("pages-one")).put("/desk/requests/1", new Response(words, { headers: pageHeaders(words) }));
  const { response } = await navigate("/guides", offline(context));
  expect(await response.text()).not.toContain("/desk/requests/1");
});
