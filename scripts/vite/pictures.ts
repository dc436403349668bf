import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { allPictures } from "#content/pictures.ts";

const name = "virtual:pictures";

/** Offers every picture of the content by its name: its hashed address, and its size, so that a page can reserve its place. */
export function pictures(): Plugin {
  return {
    name: "site:pictures",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return;
      // No page is rendered in the browser.
      if (this.environment.name === "client") return "export default {}";
      const imports: string[] = [];
      const entries = [...allPictures()].map(([name, file], index) => {
        this.addWatchFile(resolve(file));
        imports.push(`import p${index} from ${JSON.stringify(`/${file}?url`)};`);
        return `${JSON.stringify(name)}: { src: p${index}, ...${JSON.stringify(sizeOf(file))} }`;
      });
      return `${imports.join("\n")}\nexport default {\n${entries.join(",\n")}\n};`;
    },
  };
}

function sizeOf(file: string): { width: number; height: number } {
  const [, root = ""] = readFileSync(file, "utf8").match(/<svg\b([^>]*)>/) ?? [];
  const width = Number(root.match(/\bwidth="([\d.]+)"/)?.[1]);
  const height = Number(root.match(/\bheight="([\d.]+)"/)?.[1]);
  if (!width || !height) throw new Error(`${file}: its <svg> needs a width and a height.`);
  return { width, height };
}
