import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

const configFile = join(import.meta.dirname, "editor-config.ts");
const editor = "node_modules/@sveltia/cms/dist";
const iconFont = "node_modules/@fontsource-variable/material-symbols-outlined/files";

/** What the editor's page loads, by its name under /edit/. */
const files: Record<string, { path: string; type: string }> = {
  "sveltia-cms.js": { path: `${editor}/sveltia-cms.js`, type: "text/javascript" },
  "icons.woff2": { path: `${iconFont}/material-symbols-outlined-latin-wght-normal.woff2`, type: "font/woff2" },
  "editor.css": { path: "scripts/editor/editor.css", type: "text/css" },
};

// The editor asks other hosts for fonts, for its newest version and whether a service is up. Nothing leaves the machine.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "connect-src 'self' blob: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Content editor</title>
    <link rel="cms-config-url" type="application/json" href="/edit/config.json" />
    <link rel="stylesheet" href="/edit/editor.css" />
    <script defer src="/edit/sveltia-cms.js"></script>
  </head>
  <body></body>
</html>
`;

/** Sveltia CMS at /edit, next to the site in development. */
export function contentEditor(): Plugin {
  return {
    name: "site:content-editor",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use("/edit", (request, response, next) => {
        const name = (request.url ?? "/").replace(/^\/|[?#].*$/g, "");
        const file = files[name];
        if (name === "") {
          response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy });
          response.end(page);
        } else if (name === "config.json") {
          configuration().then((text) => response.setHeader("content-type", "application/json").end(text), next);
        } else if (file) {
          readFile(file.path).then((bytes) => response.setHeader("content-type", file.type).end(bytes), next);
        } else next();
      });
    },
  };
}

/** Made when it is asked for: what the configuration of Vite imports would restart the server when it changes. */
async function configuration(): Promise<string> {
  const { module } = await runnerImport<typeof import("./editor-config.ts")>(configFile, { configFile: false });
  return JSON.stringify(module.editorConfig());
}
