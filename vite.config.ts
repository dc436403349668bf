import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { apiAddress } from "./scripts/vite/api-address.ts";
import { contentFiles } from "./scripts/vite/content-files.ts";
import { devManifest } from "./scripts/vite/dev-manifest.ts";
import { devRedirects } from "./scripts/vite/dev-redirects.ts";
import { importHelper } from "./scripts/vite/import-helper.ts";
import { pictureSizes } from "./scripts/vite/picture-sizes.ts";

// Baseline 2025, said twice, to the transformer and to the minifier: for older browsers each of them
// lowers light-dark() to variables that nobody sets.
const browsers = { chrome: [135, 0], edge: [135, 0], firefox: [137, 0], safari: [18, 4] } as const;
const cssTarget = Object.entries(browsers).map(([name, [major, minor]]) => `${name}${major}.${minor}`);
const targets = Object.fromEntries(
  Object.entries(browsers).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);

export default defineConfig({
  plugins: [importHelper(), contentFiles(), reactRouter(), pictureSizes(), devManifest(), devRedirects()],
  css: {
    transformer: "lightningcss",
    lightningcss: { drafts: { customMedia: true }, targets },
  },
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
      // A page may name a hundred pictures: five letters of hash tell their versions apart as well as eight.
      output: {
        assetFileNames: "static/[name]-[hash:5][extname]",
      },
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
    exclude: ["yaml", "mdast-util-from-markdown", "mdast-util-gfm-table", "micromark-extension-gfm-table"],
  },
  server: { proxy: { "/api": apiAddress, "/healthz": apiAddress } },
});
