import { pageHeader } from "#contract/pages.ts";
import type { WorkerContext } from "./file-store.ts";

const origin = "https://site.test";

/** A context for tests: the server has these pages and the files of its release, the caches are in memory. */
export function createContext(pages: Record<string, string | undefined>, releaseName = "one", caches = memoryCaches()) {
  const server = { ...filesOf(releaseName), ...pages };
  const requested: string[] = [];
  const entry = `/static/entry-${releaseName}.js`;
  const context: WorkerContext = {
    caches,
    origin,
    release: { name: releaseName, entry },
    fetch: async (request, init) => {
      const path = pathOf(request);
      if (init?.cache === "only-if-cached") throw new TypeError("not in the browser's cache");
      requested.push(path);
      const body = server[path];
      return body === undefined ? basic(new Response("", { status: 404 })) : basic(fileOf(path, body));
    },
  };
  return { context, requested };
}

/** The HTML of a page of a release, with a style sheet and a picture of that release. */
export function pageOf(releaseName: string, title: string, more = ""): string {
  const file = (name: string) => `/static/${name.replace(".", `-${releaseName}.`)}`;
  return `<title>${title} · Ideas Coded</title><script src="${file("entry.js")}"></script><link href="${file("a.css")}"><img src="${file("b.svg")}">${more}`;
}

/** The hashed files that such a page needs. */
function filesOf(releaseName: string): Record<string, string> {
  const names = ["entry.js", "a.css", "b.svg"].map((name) => `/static/${name.replace(".", `-${releaseName}.`)}`);
  return Object.fromEntries(names.map((name) => [name, `content of ${name}`]));
}

function fileOf(path: string, body: string): Response {
  if (path.startsWith("/static/")) return new Response(body, { headers: { "content-type": "text/plain" } });
  return new Response(body, { headers: pageHeaders(body) });
}

/** What the server sends with a page: the entry script that the page names first. */
export function pageHeaders(html: string): Record<string, string> {
  const [, entry = ""] = html.match(/ src="([^"]*)"/) ?? [];
  return { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", [pageHeader]: entry };
}

/** Makes a response "basic", as those of this origin's server are; those that a script makes are not. */
export function basic(response: Response): Response {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    type: { value: "basic" },
    clone: { value: () => basic(clone()) },
  });
}

/** The part of CacheStorage that the worker uses. */
export function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const cacheOver = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo) => entries.get(pathOf(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void entries.set(pathOf(request), response),
    delete: async (request: RequestInfo) => entries.delete(pathOf(request)),
    keys: async () => [...entries.keys()].map((path) => new Request(origin + path)),
  });
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return cacheOver(entries);
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo, { cacheName = "" }: MultiCacheQueryOptions = {}) =>
      all.get(cacheName)?.get(pathOf(request))?.clone(),
  } as unknown as CacheStorage;
}

function pathOf(request: RequestInfo): string {
  return new URL(typeof request === "string" ? request : request.url, origin).pathname;
}
