import { pagesCachePrefix as prefix } from "#contract/browser-storage.ts";
import { isPrivatePath, pageHeader } from "#contract/pages.ts";
import type { WorkerContext } from "./file-store.ts";
import { deleteUnusedFiles, namedFiles, requiredFiles, storeFiles, storeFilesFromBrowserCache } from "./file-store.ts";

/** A stored page has this header if the visitor saved it with all its pictures. */
const savedHeader = "x-saved";

const fileExtension = /\.[a-z0-9]+$/i;

/** True for a path that may be a page's. */
export function isPagePath(path: string): boolean {
  return path.startsWith("/") && !isPrivatePath(path) && !fileExtension.test(path);
}

/**
 * True for a complete page of the site, from the address that was requested. The server says so: a page's text can hold
 * what a visitor wrote.
 */
export function isPage({ status, type, redirected, headers }: Response): boolean {
  return status === 200 && type === "basic" && !redirected && isStorablePage(headers);
}

function isStorablePage(headers: Headers): boolean {
  return headers.has(pageHeader) && !headers.get("cache-control")?.includes("no-store");
}

/** The stored copy of a page: this release's, or else an older one, whose files are stored too. */
export async function findPage(path: string, context: WorkerContext): Promise<Response | undefined> {
  for (const cacheName of await pageCaches(context)) {
    const page = await context.caches.match(path, { cacheName, ignoreVary: true });
    if (page) return page;
  }
  return undefined;
}

/** Every stored page with its path, this release's first. */
export async function storedPages(context: WorkerContext): Promise<{ path: string; page: Response }[]> {
  const found: { path: string; page: Response }[] = [];
  for (const name of await pageCaches(context)) {
    const cache = await context.caches.open(name);
    for (const request of await cache.keys()) {
      const page = await cache.match(request, { ignoreVary: true });
      if (page) found.push({ path: new URL(request.url).pathname, page });
    }
  }
  return found;
}

export async function fetchAndStorePage(path: string, context: WorkerContext, save = false): Promise<boolean> {
  const response = await context.fetch(path, { headers: { accept: "text/html" } });
  return isPage(response) && storePage(path, response, context, save);
}

/**
 * Stores a page together with every file that it needs, or not at all, and deletes older copies. A page of another
 * release is left to that release's worker. Returns whether the page is stored now.
 */
export async function storePage(
  path: string,
  response: Response,
  context: WorkerContext,
  save = false,
): Promise<boolean> {
  const { release, caches } = context;
  if (response.headers.get(pageHeader) !== release.entry) return false;

  const html = await response.text();
  const saved = save || isSaved(await findPage(path, context));
  await storeFiles(saved ? namedFiles(html) : requiredFiles(html), context);
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  if (saved) headers.set(savedHeader, "");
  await (await caches.open(prefix + release.name)).put(path, new Response(html, { headers }));
  for (const older of (await pageCaches(context)).slice(1)) await (await caches.open(older)).delete(path);
  await storeFilesFromBrowserCache(namedFiles(html), context);
  return true;
}

/** Deletes every copy of a page that no longer exists. */
export async function forgetPage(path: string, context: WorkerContext): Promise<void> {
  for (const name of await pageCaches(context)) await (await context.caches.open(name)).delete(path);
}

/**
 * Brings saved and open pages to a new release. Unused files are deleted first, by what the releases before it needed:
 * a page that is still open keeps its own until the release after this one.
 */
export async function updatePages(openAddresses: readonly string[], context: WorkerContext): Promise<void> {
  const saved = (await storedPages(context)).filter(({ page }) => isSaved(page)).map(({ path }) => path);
  await deleteUnused(context);
  const open = openAddresses.map((address) => new URL(address).pathname);
  // The page that brought this worker was loaded without it, so the open pages have to be stored as well.
  await Promise.allSettled(
    [...new Set([...saved, ...open])].filter(isPagePath).map((path) => fetchAndStorePage(path, context)),
  );
}

/** Deletes what is no page of the site, the files that no stored page leads to, and caches without pages. */
export async function deleteUnused(context: WorkerContext): Promise<void> {
  for (const { path, page } of await storedPages(context)) {
    if (!isPagePath(path) || !isStorablePage(page.headers)) await forgetPage(path, context);
  }
  await deleteUnusedFiles(await Promise.all((await storedPages(context)).map(({ page }) => page.text())), context);
  for (const name of await pageCaches(context)) {
    if ((await (await context.caches.open(name)).keys()).length === 0) await context.caches.delete(name);
  }
}

/** The names of the caches that hold pages, this release's first. */
async function pageCaches({ caches, release }: WorkerContext): Promise<string[]> {
  const own = prefix + release.name;
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  return [own, ...others];
}

function isSaved(page: Response | undefined): boolean {
  return page?.headers.has(savedHeader) ?? false;
}
