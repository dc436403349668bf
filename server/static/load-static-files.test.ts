import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { errorPagePath, withSamplesPath } from "#contract/pages.ts";
import { createApp } from "#server/app.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { loadStaticFiles, loadStaticFilesInSteps } from "./load-static-files.ts";

/** The folder of a small site. */
function smallSite(): string {
  const folder = temporaryFolder();
  const files = {
    "/index.html": "Home",
    "/careers/index.html": "Careers",
    "/careers/index.html.br": "compressed",
    [`${errorPagePath}.html`]: "An error",
    "/_headers": "for static hosts",
    "/sitemap.xml": "without sample material",
    [`${withSamplesPath}/sitemap.xml`]: "every page",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** A server with that site, which keeps these pages out of search engines. */
function serve(unlisted?: string[]) {
  return createApp({ staticFiles: loadStaticFiles(smallSite(), [], unlisted) });
}

test("pages that show sample material are kept out of search engines and of the sitemap", async () => {
  const app = serve(["/careers", "/gone"]);
  for (const headers of [{}, { "accept-encoding": "br" }, { "if-none-match": "*" }])
    expect((await app.inject({ url: "/careers", headers })).headers["x-robots-tag"]).toBe("noindex");
  expect((await app.inject("/")).headers["x-robots-tag"]).toBeUndefined();
  expect((await app.inject("/sitemap.xml")).body).toBe("without sample material");
  for (const path of [`${withSamplesPath}/sitemap.xml`, "/_headers"])
    expect((await app.inject(path)).body, path).not.toMatch(/every page|static hosts/);
});

test("where nothing is kept out, the sitemap has every page", async () => {
  const app = serve();
  expect((await app.inject("/careers")).headers["x-robots-tag"]).toBeUndefined();
  expect((await app.inject("/sitemap.xml")).body).toBe("every page");
  expect((await app.inject(`${withSamplesPath}/sitemap.xml`)).statusCode).toBe(404);
});

test("while a release is read beside the one that is served, visitors get their turn after each file", async () => {
  let isRead = false;
  const reading = loadStaticFilesInSteps(smallSite()).finally(() => {
    isRead = true;
  });
  let turns = 0;
  for (; !isRead; turns += 1) await setImmediate();
  expect(turns).toBeGreaterThanOrEqual((await reading).files.size);
});
