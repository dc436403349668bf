/** Takes the place of Vite's helper for `import()` in the build (vite.config.ts), which tells it the files. */

let collected: Set<string> | undefined;

/** The scripts that every `import()` needs that `start` calls at once. Nothing is loaded or executed. */
export function scriptsImportedBy(start: () => void): ReadonlySet<string> {
  const scripts = new Set<string>();
  collected = scripts;
  start();
  collected = undefined;
  return scripts;
}

/** Fetches everything that an import needs at the same time. Its styles came with the page. */
export function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`);
  if (collected) {
    for (const script of scripts) collected.add(script);
    return new Promise(() => {});
  }
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  return load();
}
