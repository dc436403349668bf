import { globSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const name = "virtual:picture-sizes";
const folder = "content/pictures";

/** Offers the width and height of every picture of the content, so that a page can reserve its place. */
export function pictureSizes(): Plugin {
  return {
    name: "site:picture-sizes",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return;
      const files = globSync("**/*.svg", { cwd: folder });
      for (const file of files) this.addWatchFile(`${folder}/${file}`);
      const sizes = Object.fromEntries(files.map((file) => [file.replaceAll("\\", "/"), sizeOf(file)]));
      return `export default ${JSON.stringify(sizes)}`;
    },
  };
}

function sizeOf(file: string): { width: number; height: number } {
  const [, root = ""] = readFileSync(`${folder}/${file}`, "utf8").match(/<svg\b([^>]*)>/) ?? [];
  const width = Number(root.match(/\bwidth="([\d.]+)"/)?.[1]);
  const height = Number(root.match(/\bheight="([\d.]+)"/)?.[1]);
  if (!width || !height) throw new Error(`${folder}/${file}: its <svg> needs a width and a height.`);
  return { width, height };
}
