import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { errorPagePath, faultMark, placeholders } from "#contract/pages.ts";
import { loadSite, type Site } from "#server/site/load-site.ts";

/** The text of the files that must never be served. */
export const secretText = "nobody may read this";

const files: Record<string, string> = {
  "site/index.html": "<!doctype html><title>Home</title><p>The home page</p>",
  "site/careers.html": "<!doctype html><title>Careers</title>",
  [`site${errorPagePath}.html`]: `<!doctype html><title>Error</title><article><h1>${placeholders.title}</h1><p>${placeholders.message}</p><p ${faultMark}="">Our fault.</p></article>`,
  "site/static/app.js": "console.log(1)",
  "site/static/app.js.map": secretText,
  "site/.env": secretText,
  "site/.git/config": secretText,
  "data/contact.sqlite": secretText,
  ".env": secretText,
};

/** A site of a few files, with secrets inside and beside it. */
export function openSmallSite(): { site: Site } & Disposable {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return {
    site: loadSite(join(folder, "site")),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
