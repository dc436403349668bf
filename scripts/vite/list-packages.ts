import type { Plugin, Rolldown } from "vite";

/** Where the folders of the packages in scripts, workers and styles are written, among the built files. */
export const packagesFile = ".vite/packages.json";

/** Lists the packages that browsers get. `worker` is the same plugin for the bundles of workers. */
export function listPackages(): { client: Plugin; worker: Plugin } {
  const inWorkers: string[] = [];
  return {
    client: {
      name: "site:list-packages",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      generateBundle(_options, bundle) {
        const folders = new Set([...packagesIn(bundle), ...inWorkers]);
        this.emitFile({ type: "asset", fileName: packagesFile, source: JSON.stringify([...folders].sort()) });
      },
    },
    worker: {
      name: "site:list-packages-of-workers",
      generateBundle(_options, bundle) {
        inWorkers.push(...packagesIn(bundle, true));
      },
    },
  };
}

/** The folders of the packages in a bundle, like node_modules/react: in its assets, and in the scripts that are loaded. */
function packagesIn(bundle: Rolldown.OutputBundle, isWorker = false): string[] {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === "chunk");
  const loaded = new Set(chunks.filter(({ isEntry, name }) => isEntry && (isWorker || name === "entry.client")));
  // The framework also builds every page for the browser, where none is loaded. A set grows while it is read.
  for (const { imports, dynamicImports } of loaded) {
    for (const chunk of chunks) if ([...imports, ...dynamicImports].includes(chunk.fileName)) loaded.add(chunk);
  }
  const modules = [...loaded].flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : [])),
  );
  const assets = files.flatMap((file) => (file.type === "asset" ? file.originalFileNames : []));
  return [...modules, ...assets].flatMap((id) => id.replaceAll("\\", "/").match(packageFolder) ?? []);
}

const packageFolder = /node_modules\/(?!.*node_modules\/)(?:@[^/]+\/)?[^/]+/;
