import { expect, test, vi } from "vitest";
import { filesCache } from "#contract/browser-storage.ts";
import { pageHeader } from "#contract/pages.ts";
import type { WorkerContext } from "./file-store.ts";
import { deleteUnused, fetchAndStorePage, findPage, isPage, storedPages, updatePages } from "./page-store.ts";
import { basic, createContext, memoryCaches, pageHeaders, pageOf } from "./worker-fixture.ts";

async function fileNames({ caches }: WorkerContext): Promise<string[]> {
  return (await (await caches.open(filesCache)).keys()).map(({ url }) => new URL(url).pathname).sort();
}

test("a page is stored with its styles and scripts; its pictures only if the visitor saves it", async () => {
  const { context } = createContext({ "/careers": pageOf("one", "Careers") });
  expect(await fetchAndStorePage("/careers", context)).toBe(true);
  expect(await fileNames(context)).toEqual(["/static/a-one.css", "/static/entry-one.js"]);
  await fetchAndStorePage("/careers", context, true);
  expect(await fileNames(context)).toContain("/static/b-one.svg");
});

test("a page is stored as text, so nothing says any more how it was compressed", async () => {
  const { context } = createContext({});
  const html = pageOf("one", "Careers");
  const headers = { ...pageHeaders(html), "content-encoding": "br", "content-length": "1" };
  const fetching: WorkerContext = {
    ...context,
    fetch: async (path) => basic(new Response(path === "/careers" ? html : "", { headers })),
  };
  expect(await fetchAndStorePage("/careers", fetching)).toBe(true);
  const stored = await findPage("/careers", context);
  expect([stored?.headers.get("content-encoding"), stored?.headers.get("content-length")]).toEqual([null, null]);
});

test("a page is not stored where one of its files is missing", async () => {
  const { context } = createContext({ "/careers": pageOf("one", "Careers"), "/static/a-one.css": undefined });
  await expect(fetchAndStorePage("/careers", context)).rejects.toThrow("/static/a-one.css");
  expect(await findPage("/careers", context)).toBeUndefined();
});

test("a page is not stored where the disk is full", async () => {
  const { context } = createContext({ "/careers": pageOf("one", "Careers") });
  const cache = await context.caches.open("pages-one");
  cache.put = async () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.spyOn(context.caches, "open").mockResolvedValue(cache);
  await expect(fetchAndStorePage("/careers", context)).rejects.toThrow("full");
});

test("a page of another release is left to that release's worker", async () => {
  const { context } = createContext({ "/careers": pageOf("two", "Careers") });
  expect(await fetchAndStorePage("/careers", context)).toBe(false);
  expect(await fileNames(context)).toEqual([]);
});

test("neither a missing page nor a file is stored as a page", async () => {
  const { context } = createContext({ "/static/a-one.css": pageOf("one", "No page") });
  expect(await fetchAndStorePage("/nothing", context)).toBe(false);
  expect(await fetchAndStorePage("/static/a-one.css", context)).toBe(false);
});

test("old pages keep their files until the new release has its own copy", async () => {
  const caches = memoryCaches();
  const pages = (name: string) => ({ "/": pageOf(name, "Home"), "/careers": pageOf(name, "Careers") });
  const one = createContext(pages("one"), "one", caches);
  await fetchAndStorePage("/", one.context);
  await fetchAndStorePage("/careers", one.context);
  const two = createContext(pages("two"), "two", caches);

  await fetchAndStorePage("/", two.context);
  await deleteUnused(two.context);
  expect(await (await findPage("/careers", two.context))?.text()).toBe(pageOf("one", "Careers"));
  expect(await fileNames(two.context)).toEqual(
    ["/static/a-one.css", "/static/a-two.css", "/static/entry-one.js", "/static/entry-two.js"].sort(),
  );

  await fetchAndStorePage("/careers", two.context);
  await deleteUnused(two.context);
  expect(await fileNames(two.context)).toEqual(["/static/a-two.css", "/static/entry-two.js"]);
  expect(await caches.keys()).toEqual([filesCache, "pages-two"]);
});

test("a script's own scripts stay as long as the page does", async () => {
  const later = "/static/viewer-one.js";
  const entry = 'import("./viewer-one.js"),["static/viewer-one.js"]';
  const { context } = createContext({ "/": pageOf("one", "Home"), "/static/entry-one.js": entry });
  await fetchAndStorePage("/", context);
  await (await context.caches.open(filesCache)).put(later, new Response("viewer"));
  await (await context.caches.open(filesCache)).put("/static/nobody-one.js", new Response("nobody"));
  await deleteUnused(context);
  expect(await fileNames(context)).toEqual(["/static/a-one.css", "/static/entry-one.js", later]);
});

test("a new release updates saved and open pages, pictures included where they were saved", async () => {
  const caches = memoryCaches();
  const pages = (name: string) => ({
    "/guides/a": pageOf(name, "A"),
    "/": pageOf(name, "Home"),
    "/careers": pageOf(name, "C"),
  });
  const one = createContext(pages("one"), "one", caches);
  await fetchAndStorePage("/guides/a", one.context, true);
  await fetchAndStorePage("/careers", one.context);
  const two = createContext(pages("two"), "two", caches);
  await updatePages(["https://site.test/?x=1"], two.context);
  const titleAt = async (path: string) =>
    /-(one|two)\.js/.exec((await (await findPage(path, two.context))?.text()) ?? "")?.[1];
  expect([await titleAt("/guides/a"), await titleAt("/"), await titleAt("/careers")]).toEqual(["two", "two", "one"]);
  expect(await fileNames(two.context)).toContain("/static/b-two.svg");
});

const visitorsWords = pageOf("one", "A request");

test.each([
  ["only the text names this release", { [pageHeader]: "" }],
  ["the server says that nobody may keep it", { "cache-control": "no-store" }],
])("a response is no page of the site if %s", async (_why, headers) => {
  const { context } = createContext({});
  const all = new Headers({ ...pageHeaders(visitorsWords), ...headers });
  if (!all.get(pageHeader)) all.delete(pageHeader);
  const response = basic(new Response(visitorsWords, { headers: all }));
  expect(isPage(response)).toBe(false);
  const fetching = { ...context, fetch: async () => response };
  expect(await fetchAndStorePage("/careers", fetching, true)).toBe(false);
  expect(await findPage("/careers", context)).toBeUndefined();
});

test("a new release deletes what an earlier one stored of the desk, or of anything that was no page of the site", async () => {
  const caches = memoryCaches();
  const pages = { "/careers": pageOf("one", "Careers"), "/guides/a": pageOf("one", "A") };
  const one = createContext(pages, "one", caches).context;
  for (const path of Object.keys(pages)) await fetchAndStorePage(path, one, true);
  const earlier = await caches.open("pages-one");
  await earlier.put("/desk", basic(new Response(visitorsWords, { headers: pageHeaders(visitorsWords) })));
  await earlier.put("/desk/requests/1", new Response(visitorsWords, { headers: pageHeaders(visitorsWords) }));
  await earlier.put("/elsewhere", new Response(visitorsWords, { headers: { "content-type": "text/html" } }));
  const two = createContext({ "/careers": pageOf("two", "Careers") }, "two", caches).context;
  await updatePages(["https://site.test/desk"], two);
  const stored = (await storedPages(two)).map(({ path }) => path);
  expect(stored.toSorted()).toEqual(["/careers", "/guides/a"]);
});
