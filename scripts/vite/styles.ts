import { resolve } from "node:path";
import type { Plugin } from "vite";

// Baseline 2025, said twice, to the transformer and to the minifier: for older browsers each of them
// lowers light-dark() to variables that nobody sets.
const browsers = { chrome: [135, 0], edge: [135, 0], firefox: [137, 0], safari: [18, 4] } as const;
const targets = Object.fromEntries(
  Object.entries(browsers).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);

/** For `build.cssTarget`. */
export const cssTarget = Object.entries(browsers).map(([name, [major, minor]]) => `${name}${major}.${minor}`);

/** For `css`: the site's and the desk's. */
export const cssOptions = {
  transformer: "lightningcss",
  lightningcss: { drafts: { customMedia: true }, targets },
} as const;

/**
 * A page may name a hundred pictures, and no word of their names is in its text: without names, and with five letters of
 * hash, the home page is 370 bytes smaller, in Mongolian 510.
 */
export function assetFileNames({ originalFileNames: [file = ""] }: { originalFileNames: string[] }): string {
  return /content\/pictures\/|\.cache\/pictures\//.test(file)
    ? "static/[hash:5][extname]"
    : "static/[name]-[hash:5][extname]";
}

/**
 * Lets every module use the names of the breakpoints: Lightning CSS knows only those that a file itself imports. A module
 * that names no layer is in that of its folder.
 */
export function prepareModules(): Plugin {
  const breakpoints = resolve("app/styles/breakpoints.css").replaceAll("\\", "/");
  return {
    name: "site:modules",
    enforce: "pre",
    transform: {
      filter: { id: /\.module\.css($|\?)/ },
      handler(code, id) {
        const layer = id.includes("/app/pages/") ? "pages" : "components";
        return `@import "${breakpoints}";${/^@layer/m.test(code) ? code : `@layer ${layer} {${code}}`}`;
      },
    },
  };
}
