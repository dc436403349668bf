import { globSync, statSync } from "node:fs";
import type { Plugin } from "vite";

const name = "virtual:download-sizes";

/** Offers the size of every file to download, in bytes, by its address. */
export function downloadSizes(): Plugin {
  return {
    name: "site:download-sizes",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const files = globSync("assets/*/*.*", { cwd: "public" }).map((file) => file.replaceAll("\\", "/"));
      for (const file of files) this.addWatchFile(`public/${file}`);
      const sizes = Object.fromEntries(files.map((file) => [`/${file}`, statSync(`public/${file}`).size]));
      return `export default ${JSON.stringify(sizes)}`;
    },
  };
}
