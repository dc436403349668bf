import { addressIn, type Language, languageOf, withoutLanguage } from "#contract/languages.ts";
import { offlinePath } from "#contract/pages.ts";
import { findFile, isStorable, isStorablePath, storeFile, type WorkerContext } from "./file-store.ts";
import { fetchAndStorePage, findPage, forgetPage, isPage, isPagePath, storedPages, storePage } from "./page-store.ts";

/** `preloadResponse` is what the browser requested while the worker was starting. */
type NavigationEvent = Pick<FetchEvent, "request" | "preloadResponse" | "waitUntil">;

/** How long a visitor waits for the network where a stored copy could be shown. */
const networkTimeoutMs = 3_000;

/** What app/pages/offline renders: a hidden part that ends in an empty list. */
const emptyList = /(<nav [^>]*data-stored-pages="") hidden="">(.*?<ul[^>]*>)/s;

/**
 * What the worker responds to: pages and hashed files. "passed" is any other address that is opened, which comes from the
 * network as it is; left alone, the browser would request it twice, because it has begun to load it while the worker started.
 */
export function requestKind(request: Request, origin: string): "page" | "hashed" | "passed" | undefined {
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== origin || request.headers.has("range")) return undefined;
  if (address.pathname.startsWith("/static/")) return isStorablePath(address.pathname) ? "hashed" : undefined;
  if (request.mode !== "navigate") return undefined;
  return isPagePath(address.pathname) ? "page" : "passed";
}

/** A hashed file never changes, so a stored copy is always right. */
export async function respondToFileRequest(
  request: Request,
  context: WorkerContext,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<Response> {
  const stored = await findFile(request.url, context);
  if (stored) return stored;
  const response = await context.fetch(request);
  // A full disk is no reason to withhold the file.
  if (isStorable(response)) waitUntil(storeFile(request.url, response.clone(), context).catch(() => undefined));
  return response;
}

/** Pages come from the network, or from the store where the network fails or is slow. */
export async function respondToNavigation(
  event: NavigationEvent,
  context: WorkerContext,
  timeoutMs: number = networkTimeoutMs,
): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const network = fromNetwork(event, context);
  event.waitUntil(network.then((response) => remember(pathname, response.clone(), context)).catch(() => undefined));

  const inTime = await Promise.race([network.catch(() => undefined), after(timeoutMs)]);
  if (inTime) return inTime;
  const stored = await findPage(pathname, context);
  return stored ?? network.catch(() => offlineResponse(pathname, context));
}

export async function fromNetwork(
  { request, preloadResponse }: NavigationEvent,
  context: WorkerContext,
): Promise<Response> {
  return (await preloadResponse) ?? context.fetch(request);
}

async function remember(path: string, response: Response, context: WorkerContext): Promise<void> {
  if (isPage(response)) {
    await storePage(path, response, context);
    await storeOfflinePage(languageOf(path), context);
  }
  // An address that redirects now, or is gone, is no longer a page. A failing server says nothing about that.
  else if (response.type === "opaqueredirect" || response.status === 404) await forgetPage(path, context);
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}

/** Stores the offline page of a language when the first page in it is opened. That of the main language is always there. */
export async function storeOfflinePage(language: Language, context: WorkerContext): Promise<void> {
  const path = addressIn(language, offlinePath);
  if (!(await findPage(path, context))) await fetchAndStorePage(path, context, true);
}

/** The offline page in the language of the address, with links to the pages that can be read now. */
async function offlineResponse(path: string, context: WorkerContext): Promise<Response> {
  const language = languageOf(path);
  const page = (await findPage(addressIn(language, offlinePath), context)) ?? (await findPage(offlinePath, context));
  // The browser has evicted the store: its own page for broken connections is the right one.
  if (!page) return Response.error();
  const links = await linksToStoredPages(language, context);
  const html = await page.text();
  const filled = links.length > 0 ? html.replace(emptyList, (_, nav, list) => `${nav}>${list}${links.join("")}`) : html;
  return new Response(filled, { status: 503, headers: page.headers });
}

async function linksToStoredPages(language: Language, context: WorkerContext): Promise<string[]> {
  const links = new Map<string, string>();
  for (const { path, page } of await storedPages(context)) {
    // The worker of an earlier release may have stored others.
    if (!isPagePath(path)) continue;
    if (withoutLanguage(path) === offlinePath || links.has(path)) continue;
    const own = languageOf(path);
    const foreign = own === language ? "" : ` lang="${own}" hreflang="${own}"`;
    links.set(path, `<li><a href="${path}"${foreign}>${await titleOf(page)}</a></li>`);
  }
  return [...links.keys()].sort().map((path) => links.get(path) ?? "");
}

/** The page's title without the name of the site. It comes from HTML, so it is escaped already. */
async function titleOf(page: Response): Promise<string> {
  const [, title = ""] = (await page.text()).match(/<title>([^<]*)<\/title>/) ?? [];
  return title.split(" · ")[0] ?? "";
}
