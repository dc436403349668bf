import type { SavePageReply } from "#contract/browser-storage.ts";
import { languageOf } from "#contract/languages.ts";
import { offlinePath } from "#contract/pages.ts";
import type { Release, WorkerContext } from "./file-store.ts";
import { fetchAndStorePage, isPagePath, updatePages } from "./page-store.ts";
import { fromNetwork, requestKind, respondToFileRequest, respondToNavigation, storeOfflinePage } from "./respond.ts";

/** Written in by scripts/build/service-worker.ts. */
declare const __RELEASE__: Release;

const scope = globalThis as unknown as ServiceWorkerGlobalScope;
const context: WorkerContext = {
  caches: scope.caches,
  fetch: (request, init) => scope.fetch(request, init),
  origin: scope.location.origin,
  release: __RELEASE__,
};

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));

scope.addEventListener("fetch", (event) => {
  const kind = requestKind(event.request, context.origin);
  if (kind === "page") event.respondWith(respondToNavigation(event, context));
  if (kind === "passed") event.respondWith(fromNetwork(event, context));
  if (kind === "hashed")
    event.respondWith(respondToFileRequest(event.request, context, (promise) => event.waitUntil(promise)));
});

scope.addEventListener("message", (event) => {
  const [port] = event.ports;
  const path = event.data?.savePage;
  if (!port || typeof path !== "string" || !isPagePath(path)) return;
  const reply = (saved: boolean) => port.postMessage({ saved } satisfies SavePageReply);
  event.waitUntil(fetchAndStorePage(path, context, true).then(reply, () => reply(false)));
});

async function install(): Promise<void> {
  // During a deployment, this worker and that page may come from different releases. The next visit tries again.
  if (!(await fetchAndStorePage(offlinePath, context, true)))
    throw new Error("The offline page belongs to another release.");
  // Here rather than in `activate`, which every page would have to wait for.
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  await updatePages(
    open.map(({ url }) => url),
    context,
  );
  const spoken = new Set(open.map(({ url }) => languageOf(new URL(url).pathname)));
  for (const language of spoken) await storeOfflinePage(language, context);
  // No page depends on its worker's release, so there is nothing to wait for.
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}
