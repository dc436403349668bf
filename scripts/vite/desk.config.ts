import { defineConfig } from "vite";
import { builtInParts } from "./parts.ts";
import { assetFileNames, cssOptions, cssTarget } from "./styles.ts";

/**
 * Compiles the pages of the desk into one file for the server, with React and their style in it: in development this one,
 * else the one that the build names.
 */
export default defineConfig({
  plugins: [builtInParts()],
  css: cssOptions,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  // The same renderer without Node's modules, which a module in memory (server/release.ts) cannot require.
  resolve: { alias: { "react-dom/server": "react-dom/server.edge" } },
  build: {
    ssr: "server/desk/pages/pages.tsx",
    outDir: "build/desk",
    copyPublicDir: false,
    // Fonts keep the addresses that they have on the site.
    assetsDir: "static",
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    cssTarget,
    rolldownOptions: { output: { assetFileNames } },
  },
});
