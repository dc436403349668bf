import { defineConfig, mergeConfig } from "vite";
import site from "../../vite.config.ts";
import { contentEditor } from "./content-editor.ts";

/** The site in development as `npm run dev` shows it, with the content editor next to it. */
export default mergeConfig(
  site,
  // A cache of its own: two development servers with different configurations would empty each other's.
  defineConfig({ plugins: [contentEditor()], cacheDir: "node_modules/.vite-editor" }),
);
