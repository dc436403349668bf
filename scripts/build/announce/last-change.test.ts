import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { listedPaths } from "#content/page-paths.ts";
import { lastChanges } from "./last-change.ts";

const log = `2026-11-20

content/en/home.ts
content/en/guides/house-account-tab/sections.ts
2026-11-18

content/en/home.ts
content/en/guides/house-account-tab.ts
content/en/legal/us.ts
`;

test.each([
  ["/", "2026-11-20"],
  ["/guides/house-account-tab", "2026-11-20"],
  ["/privacy-policy", "2026-11-18"],
  ["/careers", undefined],
])("the last change of %s was on %s", (path, day) => {
  expect(lastChanges(() => log)(path)).toBe(day);
});

test("every page of the sitemap has a file that holds its words", () => {
  const files = globSync("content/en/**/*.ts").map((file) => file.replaceAll("\\", "/"));
  const day = lastChanges(() => ["2026-11-20", ...files].join("\n"));
  expect(listedPaths().filter((path) => day(path) === undefined)).toEqual([]);
});

test("without a history no day is claimed", () => {
  expect(lastChanges(() => "")("/")).toBeUndefined();
});
