import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorFiles } from "./json-schemas.ts";

test("the committed JSON Schemas are what the schemas say; npm run content -- schemas writes them", () => {
  const files = editorFiles();
  const stale = [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
  const committed = globSync("content/schema/json/*.json").map((file) => file.replaceAll("\\", "/"));
  expect(committed.filter((file) => !files.has(file))).toEqual([]);
});

test("every YAML file of the content has a JSON Schema", () => {
  const { "yaml.schemas": globs } = JSON.parse(editorFiles().get(".vscode/settings.json") ?? "{}");
  const covered = Object.values(globs as Record<string, string>).flatMap((glob) => globSync(glob));
  expect(covered.length).toBe(new Set(covered).size);
  expect(globSync("content/en/**/*.yaml").filter((file) => !covered.includes(file))).toEqual([]);
});
