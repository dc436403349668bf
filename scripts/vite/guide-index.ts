import { dirname, join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { GuideSearch } from "../../content/schema/guide-search.ts";
import type { Guides } from "../../content/schema/guides.ts";
import { makeIndex } from "./guide-index/make-index.ts";

const mark = "/guides.ts?search-index";

/** Turns content/<language>/guides.ts?search-index into the index of that language's guides. */
export function guideIndex(): Plugin {
  return {
    name: "site:guide-index",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(mark)) return;
      const read = async <T>(file: string): Promise<T> => {
        const path = join(dirname(id), file);
        const { module, dependencies } = await runnerImport<T>(path, { configFile: false });
        for (const source of [path, ...dependencies]) this.addWatchFile(source);
        return module;
      };
      const { guides } = await read<{ guides: Guides }>("guides.ts");
      const { guideSearch } = await read<{ guideSearch: GuideSearch }>("guide-search.ts");
      return `export default ${JSON.stringify(makeIndex(guides, guideSearch))}`;
    },
  };
}
