import { filesCache } from "#contract/browser-storage.ts";

/** One build of the site. */
export type Release = {
  name: string;
  /** The script that every page of this release names. */
  entry: string;
};

/** What the worker uses of its surroundings, so that a test can pass its own. */
export type WorkerContext = {
  caches: CacheStorage;
  fetch: (request: RequestInfo, init?: RequestInit) => Promise<Response>;
  origin: string;
  release: Release;
};

const hashedFile = /\bstatic\/[\w.-]+\.\w+/g;
const required = /\.(css|js|woff2)$/;
/** Videos are requested in parts, and too large to store. */
const video = /\.(webm|mp4|vtt)$/;

/** True for a hashed file that may be stored. */
export function isStorablePath(path: string): boolean {
  return !video.test(path);
}

export function isStorable({ status, type, headers }: Response): boolean {
  return status === 200 && type === "basic" && !headers.get("cache-control")?.includes("no-store");
}

/** The hashed files that a page or a script names, without videos. */
export function namedFiles(text: string): string[] {
  return [...new Set(text.match(hashedFile))].map((name) => `/${name}`).filter(isStorablePath);
}

/** Those without which a page would be another page: styles, scripts, fonts. */
export function requiredFiles(html: string): string[] {
  return namedFiles(html).filter((path) => required.test(path));
}

export function findFile(url: string, { caches }: WorkerContext): Promise<Response | undefined> {
  return caches.match(url, { cacheName: filesCache, ignoreVary: true });
}

export async function storeFile(url: string, response: Response, { caches }: WorkerContext): Promise<void> {
  await (await caches.open(filesCache)).put(url, response);
}

/** Stores all of these files, or fails. */
export async function storeFiles(paths: Iterable<string>, context: WorkerContext): Promise<void> {
  const missing = await missingFiles(paths, context);
  await Promise.all(
    missing.map(async (path) => {
      const response = await context.fetch(path);
      if (!isStorable(response)) throw new Error(`${path} cannot be stored: ${response.status}`);
      await storeFile(path, response, context);
    }),
  );
}

/** Stores those of these files that the browser's own cache has. Nothing is requested. */
export async function storeFilesFromBrowserCache(paths: Iterable<string>, context: WorkerContext): Promise<void> {
  const missing = await missingFiles(paths, context);
  await Promise.allSettled(
    missing.map(async (path) => {
      const response = await context.fetch(path, { cache: "only-if-cached", mode: "same-origin" });
      if (isStorable(response)) await storeFile(path, response, context);
    }),
  );
}

/** Deletes the stored files that these texts do not lead to, directly or through stored scripts. */
export async function deleteUnusedFiles(texts: string[], { caches }: WorkerContext): Promise<void> {
  const files = await caches.open(filesCache);
  const unused = new Map((await files.keys()).map((request) => [new URL(request.url).pathname, request]));
  const unread = [...texts];
  for (let text = unread.pop(); text !== undefined; text = unread.pop()) {
    for (const path of namedFiles(text)) {
      const request = unused.get(path);
      if (!request) continue;
      unused.delete(path);
      if (path.endsWith(".js")) unread.push((await (await files.match(request))?.text()) ?? "");
    }
  }
  for (const request of unused.values()) await files.delete(request);
}

async function missingFiles(paths: Iterable<string>, { caches }: WorkerContext): Promise<string[]> {
  const files = await caches.open(filesCache);
  const stored = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  return [...new Set(paths)].filter((path) => !stored.has(path));
}
