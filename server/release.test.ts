import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeSmallRelease } from "#tests/support/small-release.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { loadSite, releaseFiles } from "./release.ts";
import { loadStaticFiles } from "./static/load-static-files.ts";

test.each([
  [true, "noindex"],
  [false, undefined],
])("a site that was published keeps sample material out of search engines, if asked to: %s", async (hides, robots) => {
  const folder = temporaryFolder();
  await writeSmallRelease(folder);
  const file = join(folder, releaseFiles.content);
  const content = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...content, samples: { rows: [], pages: ["/"] } }));
  const live = loadStaticFiles(join(folder, releaseFiles.staticFiles));
  const { staticFiles } = await loadSite(folder, [], hides, live);
  expect(staticFiles.files.get("/")?.identity.headers["x-robots-tag"]).toBe(robots);
});
