import { pagesCachePrefix as prefix } from "#contract/storage.ts";
import { keepFiles, keepFilesAtHand } from "./hashed-files.ts";
import { indispensableFiles, namedFiles } from "./named-files.ts";
import type { World } from "./world.ts";

/** A stored page carries this header if the visitor asked for it with all its pictures. */
const wholeMark = "x-kept-whole";

/** The stored copy of a page: this release's, else an older one, which then has all its old files. */
export async function findPage(path: string, world: World): Promise<Response | undefined> {
  for (const cacheName of await pageCaches(world)) {
    const page = await world.caches.match(path, { cacheName, ignoreVary: true });
    if (page) return page;
  }
  return undefined;
}

/**
 * Stores a page together with every file that it needs, or not at all, and forgets its older copy. A page that belongs
 * to another release is left to that release's worker. Says whether the page is stored now.
 */
export async function keepPage(path: string, answer: Response, world: World, asked = false): Promise<boolean> {
  const { release, caches } = world;
  const html = await answer.text();
  if (!html.includes(release.entry)) return false;

  const isWhole = asked || isKeptWhole(await findPage(path, world));
  await keepFiles(isWhole ? namedFiles(html) : indispensableFiles(html), world);
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  if (isWhole) headers.set(wholeMark, "");
  await (await caches.open(prefix + release.name)).put(path, new Response(html, { headers }));
  for (const older of (await pageCaches(world)).slice(1)) await (await caches.open(older)).delete(path);
  await keepFilesAtHand(namedFiles(html), world);
  return true;
}

/** Loads a page in order to store it. */
export async function fetchAndKeepPage(path: string, world: World, asked = false): Promise<boolean> {
  const answer = await world.fetch(path, { headers: { accept: "text/html" } });
  return isPage(answer) && keepPage(path, answer, world, asked);
}

/** Forgets a page that is no more. */
export async function forgetPage(path: string, world: World): Promise<void> {
  for (const name of await pageCaches(world)) await (await world.caches.open(name)).delete(path);
}

/** Every stored page with its address, this release's first. */
export async function storedPages(world: World): Promise<{ path: string; page: Response }[]> {
  const found: { path: string; page: Response }[] = [];
  for (const name of await pageCaches(world)) {
    const cache = await world.caches.open(name);
    for (const request of await cache.keys()) {
      const page = await cache.match(request, { ignoreVary: true });
      if (page) found.push({ path: new URL(request.url).pathname, page });
    }
  }
  return found;
}

/** The names of the caches that hold pages, this release's first. */
export async function pageCaches({ caches, release }: World): Promise<string[]> {
  const own = prefix + release.name;
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  return [own, ...others];
}

export function isKeptWhole(page: Response | undefined): boolean {
  return page?.headers.has(wholeMark) ?? false;
}

/** True for a page that came whole, from this site and from the address that was asked for. */
export function isPage({ status, type, redirected, headers }: Response): boolean {
  return status === 200 && type === "basic" && !redirected && /^text\/html\b/.test(headers.get("content-type") ?? "");
}
