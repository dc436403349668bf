import { expect, test, vi } from "vitest";
import { filesCache } from "#contract/storage.ts";
import { dropUnneeded } from "./drop-unneeded.ts";
import { fetchAndKeepPage, findPage } from "./pages.ts";
import { takeOver } from "./take-over.ts";
import { filesOf, memoryCaches, pageOf, worldOf } from "./worker-fixture.ts";
import type { World } from "./world.ts";

async function fileNames({ caches }: World): Promise<string[]> {
  return (await (await caches.open(filesCache)).keys()).map(({ url }) => new URL(url).pathname).sort();
}

test("a page is stored with its styles and scripts; its pictures only if the visitor saves it", async () => {
  const { world } = worldOf({ "/careers": pageOf("one", "Careers"), ...filesOf("one") });
  expect(await fetchAndKeepPage("/careers", world)).toBe(true);
  expect(await fileNames(world)).toEqual(["/static/a-one.css", "/static/entry-one.js"]);
  await fetchAndKeepPage("/careers", world, true);
  expect(await fileNames(world)).toContain("/static/b-one.svg");
});

test("a page is not stored where one of its files is missing", async () => {
  const { "/static/a-one.css": _, ...files } = filesOf("one");
  const { world } = worldOf({ "/careers": pageOf("one", "Careers"), ...files });
  await expect(fetchAndKeepPage("/careers", world)).rejects.toThrow("/static/a-one.css");
  expect(await findPage("/careers", world)).toBeUndefined();
});

test("a page is not stored where the disk is full", async () => {
  const { world } = worldOf({ "/careers": pageOf("one", "Careers"), ...filesOf("one") });
  const cache = await world.caches.open("pages-one");
  cache.put = async () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.spyOn(world.caches, "open").mockResolvedValue(cache);
  await expect(fetchAndKeepPage("/careers", world)).rejects.toThrow("full");
});

test("a page of another release is left to that release's worker", async () => {
  const { world } = worldOf({ "/careers": pageOf("two", "Careers"), ...filesOf("two") });
  expect(await fetchAndKeepPage("/careers", world)).toBe(false);
  expect(await fileNames(world)).toEqual([]);
});

test("neither a missing page nor a file is stored as a page", async () => {
  const { world } = worldOf({ ...filesOf("one") });
  expect(await fetchAndKeepPage("/nothing", world)).toBe(false);
  expect(await fetchAndKeepPage("/static/a-one.css", world)).toBe(false);
});

test("old pages keep their files until the new release has its own copy", async () => {
  const caches = memoryCaches();
  const one = worldOf(
    { "/": pageOf("one", "Home"), "/careers": pageOf("one", "Careers"), ...filesOf("one") },
    "one",
    caches,
  );
  await fetchAndKeepPage("/", one.world);
  await fetchAndKeepPage("/careers", one.world);
  const two = worldOf(
    { "/": pageOf("two", "Home"), "/careers": pageOf("two", "Careers"), ...filesOf("two") },
    "two",
    caches,
  );

  await fetchAndKeepPage("/", two.world);
  await dropUnneeded(two.world);
  expect(await (await findPage("/careers", two.world))?.text()).toBe(pageOf("one", "Careers"));
  expect(await fileNames(two.world)).toEqual(
    ["/static/a-one.css", "/static/a-two.css", "/static/entry-one.js", "/static/entry-two.js"].sort(),
  );

  await fetchAndKeepPage("/careers", two.world);
  await dropUnneeded(two.world);
  expect(await fileNames(two.world)).toEqual(["/static/a-two.css", "/static/entry-two.js"]);
  expect(await caches.keys()).toEqual([filesCache, "pages-two"]);
});

test("a script's own scripts stay as long as the page does", async () => {
  const later = "/static/viewer-one.js";
  const files = { ...filesOf("one"), "/static/entry-one.js": 'import("./viewer-one.js"),["static/viewer-one.js"]' };
  const { world } = worldOf({ "/": pageOf("one", "Home"), ...files });
  await fetchAndKeepPage("/", world);
  await (await world.caches.open(filesCache)).put(later, new Response("viewer"));
  await (await world.caches.open(filesCache)).put("/static/nobody-one.js", new Response("nobody"));
  await dropUnneeded(world);
  expect(await fileNames(world)).toEqual(["/static/a-one.css", "/static/entry-one.js", later]);
});

test("a new release brings saved and open pages up to date, pictures included where they were saved", async () => {
  const caches = memoryCaches();
  const pages = (name: string) => ({
    "/guides/a": pageOf(name, "A"),
    "/": pageOf(name, "Home"),
    "/careers": pageOf(name, "C"),
  });
  const one = worldOf({ ...pages("one"), ...filesOf("one") }, "one", caches);
  await fetchAndKeepPage("/guides/a", one.world, true);
  await fetchAndKeepPage("/careers", one.world);
  const two = worldOf({ ...pages("two"), ...filesOf("two") }, "two", caches);
  await takeOver(["https://site.test/?x=1"], two.world);
  const titleAt = async (path: string) =>
    /-(one|two)\.js/.exec((await (await findPage(path, two.world))?.text()) ?? "")?.[1];
  expect([await titleAt("/guides/a"), await titleAt("/"), await titleAt("/careers")]).toEqual(["two", "two", "one"]);
  expect(await fileNames(two.world)).toContain("/static/b-two.svg");
});
