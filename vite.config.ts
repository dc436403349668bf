import { relative, resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { contentFiles } from "./scripts/vite/content-files.ts";
import { devMiddlewares } from "./scripts/vite/dev-middlewares.ts";
import { downloadSizes } from "./scripts/vite/download-sizes.ts";
import { listPackages } from "./scripts/vite/list-packages.ts";
import { builtInParts } from "./scripts/vite/parts.ts";
import { pictures } from "./scripts/vite/pictures/pictures.ts";
import { apiAddress } from "./scripts/vite/ports.ts";
import { presses } from "./scripts/vite/presses.ts";
import { assetFileNames, cssOptions, cssTarget, prepareModules } from "./scripts/vite/styles.ts";
import { hexOf, tokenColor } from "./scripts/vite/tokens.ts";
import { videos } from "./scripts/vite/videos.ts";

const packages = listPackages();

export default defineConfig({
  plugins: [
    builtInParts(),
    contentFiles(),
    reactRouter(),
    pictures(),
    presses(),
    videos(),
    downloadSizes(),
    prepareModules(),
    devMiddlewares(),
    packages.client,
  ],
  // Vite's own would load an island's styles once more, cannot only prefetch, and adds 540 bytes to the first script.
  resolve: { alias: { "\0vite/preload-helper.js": resolve("app/loading/import-helper.ts") } },
  // Said to the browser before any style, and not every browser's bar knows OKLCH.
  define: { browserBar: JSON.stringify({ light: hexOf(tokenColor("ground")[0]), dark: hexOf(tokenColor("ink")[1]) }) },
  worker: { plugins: () => [packages.worker] },
  css: cssOptions,
  build: {
    target: "es2023",
    cssTarget,
    // Hashed files live apart from public/assets, whose addresses are fixed.
    assetsDir: "static",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What can be prefetched (app/loading/prefetch.ts) needs its own name among the files of its import. The first script,
    // where every byte counts, prefetches nothing by itself.
    modulePreload: {
      resolveDependencies: (imported, files, { hostId }) =>
        /entry\.client/.test(hostId) ? files.filter((file) => file !== imported) : [...new Set([imported, ...files])],
    },
    rolldownOptions: {
      // Shorter names than usual: the first script holds many, and they compress badly.
      output: { assetFileNames, chunkFileNames: "static/[name]-[hash:7].js" },
      // An island is imported twice on purpose: by its page for the HTML, later for the browser. And nobody asked how
      // long each plugin takes.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
    },
  },
  // A package that is found only when a page is open makes that page load again.
  optimizeDeps: {
    include: [
      "valibot",
      "minisearch",
      "altcha-lib",
      "altcha-lib/algorithms/web/pbkdf2",
      "react-dom/client",
      "web-vitals",
    ],
    // The content is read by Node alone.
    exclude: [
      "yaml",
      "mdast-util-from-markdown",
      "mdast-util-gfm-table",
      "micromark-extension-gfm-table",
      "sax",
      "lightningcss",
      "sharp",
    ],
  },
  server: {
    // As objects: a bare address also changes Host, and the server would refuse every form as another site's.
    proxy: { "/api": { target: apiAddress }, "/desk": { target: apiAddress }, "/healthz": apiAddress },
    // Each request that is stored would make the open pages load again.
    watch: { ignored: (file: string) => /^(build|data)([\\/]|$)/.test(relative(process.cwd(), file)) },
  },
});
