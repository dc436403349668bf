/** One build of the site, as the build writes it into the worker. */
export type Release = {
  name: string;
  /** The script that every page of this release names. */
  entry: string;
};

/** What the worker works with, so that a test can bring its own. */
export type World = {
  caches: CacheStorage;
  fetch: (request: RequestInfo, init?: RequestInit) => Promise<Response>;
  origin: string;
  release: Release;
};
