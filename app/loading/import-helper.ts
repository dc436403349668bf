/** Takes the place of Vite's helper for `import()` in the build (scripts/vite/import-helper.ts), which knows the files. */

let prefetching = false;

/** Every `import()` that `start` calls at once only fetches its files, at low priority. Nothing of them is executed. */
export function prefetchImports(start: () => void): void {
  prefetching = true;
  start();
  prefetching = false;
}

/** Fetches everything that an import needs at the same time. Its styles came with the page. */
export function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  for (const file of files) {
    if (!file.endsWith(".js")) continue;
    const fetchPriority = prefetching ? "low" : "auto";
    const link = { rel: "modulepreload", href: `/${file}`, fetchPriority };
    document.head.append(Object.assign(document.createElement("link"), link));
  }
  return prefetching ? new Promise(() => {}) : load();
}
