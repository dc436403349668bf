import type { Plugin } from "vite";

/**
 * Takes the place of Vite's helper for `import()`. Ours fetches the scripts that the wanted one needs at the same time,
 * and nothing else: an island's styles came with its page, so their files are never asked for.
 */
export function loadLater(): Plugin {
  return {
    name: "site:load-later",
    enforce: "pre",
    apply: "build",
    load(id) {
      if (id !== "\0vite/preload-helper.js") return;
      return `export const __vitePreload = (load, files = []) => {
        for (const file of files) {
          if (!file.endsWith(".js")) continue;
          document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
        }
        return load();
      };`;
    },
  };
}
