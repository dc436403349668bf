import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { loadSite, type Site } from "./load-site.ts";

const files: Record<string, string> = {
  "index.html": "<style>p{color:red}</style><h1>Home</h1>",
  "careers/index.html": "<h1>Careers</h1>",
  "apps/index.html": "<h1>Apps</h1>",
  "unexpected-error/index.html":
    '<style>b{}</style><h1>{{title}}</h1><p>{{message}}</p><p data-fault="">Our fault.</p>',
  "static/entry-12345678.js": "export const answer = 42;".repeat(40),
  "assets/apps/bark.apk": "0123456789",
  "robots.txt": "User-agent: *",
  _redirects: "/* / 302",
  ".env": "SECRET=1",
  ".well-known/security.txt": "Contact: us",
};

/** A tiny built site in a folder of its own, for tests of the server. */
export function siteFixture(): Site {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!name.endsWith(".js")) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  return loadSite(folder);
}
