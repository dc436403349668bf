import type { KeepPageRequest } from "#contract/storage.ts";

// The compiler knows either pages or workers, not both in one project. This is as much of a worker as ours uses.

type Waiting = { waitUntil(work: Promise<unknown>): void };

export type NavigationEvent = Waiting & {
  request: Request;
  /** What the browser already asked for while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
};

type Events = {
  install: Waiting;
  activate: Waiting;
  fetch: NavigationEvent & { respondWith(answer: Promise<Response>): void };
  message: Waiting & { data: KeepPageRequest; ports: readonly MessagePort[] };
};

/** What `self` is in a service worker. */
export type WorkerScope = {
  caches: CacheStorage;
  fetch: typeof fetch;
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(which: object): Promise<readonly { url: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener<N extends keyof Events>(name: N, listener: (event: Events[N]) => void): void;
};
