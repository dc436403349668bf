import { offlinePath } from "#contract/pages.ts";
import type { KeepPageReply } from "#contract/storage.ts";
import { answerNavigation } from "./answer-navigation.ts";
import { answerHashed } from "./hashed-files.ts";
import { fetchAndKeepPage } from "./pages.ts";
import { isPagePath, requestKind } from "./request-kind.ts";
import type { WorkerScope } from "./scope.ts";
import { takeOver } from "./take-over.ts";
import type { Release, World } from "./world.ts";

/** Written in by scripts/build/service-worker.ts. */
declare const __RELEASE__: Release;

const scope = globalThis as unknown as WorkerScope;
const world: World = {
  caches: scope.caches,
  fetch: (request, init) => scope.fetch(request, init),
  origin: scope.location.origin,
  release: __RELEASE__,
};

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));

scope.addEventListener("fetch", (event) => {
  const kind = requestKind(event.request, world.origin);
  if (kind === "page") event.respondWith(answerNavigation(event, world));
  if (kind === "hashed") event.respondWith(answerHashed(event.request, world, (work) => event.waitUntil(work)));
});

scope.addEventListener("message", (event) => {
  const [port] = event.ports;
  const path = event.data?.keepPage;
  if (!port || typeof path !== "string" || !isPagePath(path)) return;
  const reply = (kept: boolean) => port.postMessage({ kept } satisfies KeepPageReply);
  event.waitUntil(fetchAndKeepPage(path, world, true).then(reply, () => reply(false)));
});

async function install(): Promise<void> {
  // While servers change over, this worker and that page may come from different releases: then the next visit tries again.
  if (!(await fetchAndKeepPage(offlinePath, world, true))) throw new Error("The offline page is of another release.");
  // Now rather than in `activate`, which every page would have to wait for.
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  await takeOver(
    open.map(({ url }) => url),
    world,
  );
  // No page depends on its worker's release, so there is nothing to wait for.
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}
