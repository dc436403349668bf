import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { errorPagePath, faultMark, placeholders } from "#contract/pages.ts";
import { loadStaticFiles, type StaticFiles } from "#server/static/load-static-files.ts";

/** The text of the files that must never be served. */
export const secretText = "nobody may read this";

const script = "export const answer = 42;".repeat(40);

const files: Record<string, string | Buffer> = {
  "site/index.html": "<!doctype html><style>p{color:red}</style><title>Home</title><p>The home page</p>",
  "site/careers/index.html": "<h1>Careers</h1>",
  "site/apps/index.html": "<h1>Apps</h1>",
  [`site${errorPagePath}.html`]: `<!doctype html><style>b{}</style><article><h1>${placeholders.title}</h1><p>${placeholders.message}</p><p ${faultMark}="">Our fault.</p></article>`,
  "site/static/app.js": script,
  "site/static/app.js.br": brotliCompressSync(script),
  "site/static/app.js.gz": gzipSync(script),
  "site/static/app.js.map": secretText,
  "site/assets/apps/bark.apk": "0123456789",
  "site/_redirects": "/* / 302",
  "site/.well-known/security.txt": "Contact: us",
  "site/.env": secretText,
  "site/.git/config": secretText,
  "data/contact.sqlite": secretText,
  ".env": secretText,
};

/** The static files of a small site, with secrets inside and beside it, which are on disk until the end of the test. */
export function openSmallStaticFiles(more: Record<string, Buffer> = {}): { staticFiles: StaticFiles } & Disposable {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, text] of Object.entries({ ...files, ...more })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return {
    staticFiles: loadStaticFiles(join(folder, "site")),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

/** The same when nothing of it is on disk any more. */
export function smallStaticFiles(more?: Record<string, Buffer>): StaticFiles {
  using opened = openSmallStaticFiles(more);
  return opened.staticFiles;
}
