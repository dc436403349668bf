import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { fontFiles } from "./write-fonts.ts";

test("the fonts and their styles are those of the typeface in package.json", async () => {
  const outdated: string[] = [];
  for (const { file, draw } of fontFiles) if (!(await draw()).equals(await readFile(file))) outdated.push(file);
  expect(outdated).toEqual([]);
});
