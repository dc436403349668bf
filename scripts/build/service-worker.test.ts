import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { releaseOf } from "./service-worker.ts";

test("one changed word makes another release, though its script is the same, and the same pages make the same one", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "static"));
  writeFileSync(join(folder, "static/entry.client-a.js"), "");
  const releaseWith = (page: string) => {
    writeFileSync(join(folder, "index.html"), page);
    return releaseOf(folder);
  };
  const release = releaseWith("We answer within two days.");
  expect(release.entry).toBe("/static/entry.client-a.js");
  expect(releaseWith("We answer within a day.").name).not.toBe(release.name);
  expect(releaseWith("We answer within two days.")).toEqual(release);
});
