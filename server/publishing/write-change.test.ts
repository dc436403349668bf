import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { writeChange } from "./write-change.ts";

test("a change of which one file cannot be written takes back the others, and leaves nothing beside them", () => {
  const [folder, scratch] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(join(folder, "content/en/guides"), { recursive: true });
  writeFileSync(join(folder, "content/en/home.yaml"), "title: Welcome\n");
  const change = {
    "content/en/home.yaml": "title: Hello\n",
    "content/en/new.yaml": "",
    "content/en/guides": "no file",
  };
  expect(() => writeChange(change, folder, scratch)).toThrow();
  expect(readFileSync(join(folder, "content/en/home.yaml"), "utf8")).toBe("title: Welcome\n");
  expect(readdirSync(join(folder, "content/en")).sort()).toEqual(["guides", "home.yaml"]);
  expect(readdirSync(scratch)).toEqual([]);
});
