import { basename, dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { indexGuides } from "../../app/islands/guide-search/search-guides.ts";
import { loadContent, partNames } from "../../content/load.ts";
import { guideDocuments } from "./guide-documents.ts";

/**
 * Lets the browser import a part of the content (/content/en/team.yaml), the index of the guide search
 * (/content/en/guides.yaml?search-index) and the videos of a guide (/content/en/guides/register-plus.yaml?videos).
 */
export function contentFiles(): Plugin {
  return {
    name: "site:content",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      // No page is rendered in the browser, so the words of all of them stay out of its code.
      if (this.environment.name === "client" && pathOf(file) === "content/index.ts")
        return "export const contentIn = null";
      if (isContent(file)) return `export default ${JSON.stringify(read(file, query))}`;
      return undefined;
    },
    hotUpdate({ file, server }) {
      if (!isContent(file)) return;
      // A page has words of many files, and of the facts that they name.
      this.environment.moduleGraph.invalidateAll();
      if (this.environment.name === "client") server.ws.send({ type: "full-reload" });
      return [];
    },
  };
}

function read(file: string, query: string | undefined): unknown {
  const name = basename(file, ".yaml");
  if (query === "videos") {
    return loadContent(dirname(dirname(file))).guides.guides.find(({ slug }) => slug === name)?.videos;
  }
  const content = loadContent(dirname(file));
  if (query === "search-index") {
    return indexGuides(guideDocuments(content.guides, content["guide-search"]), content["guide-search"]);
  }
  const part = partNames.find((one) => one === name);
  return part && content[part];
}

function isContent(file: string): boolean {
  return /^content\/[a-z]{2}\/.*\.(yaml|md)$/.test(pathOf(file));
}

function pathOf(file: string): string {
  return relative(process.cwd(), file).replaceAll("\\", "/");
}
