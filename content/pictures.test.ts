import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { allPictures, findPicture } from "./pictures.ts";

/** A folder of pictures with these files. */
function folderWith(...files: string[]): string {
  const folder = temporaryFolder();
  for (const file of files) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  return folder;
}

test.each([
  ["team/solongo", "team/solongo.svg"],
  ["team/image", "team/image.JPG"],
  ["team/Зураг 1", "team/Зураг 1.jpeg"],
  ["team/J. Smith", "team/J. Smith.webp"],
])("the picture %s is the file %s", (name, file) => {
  const folder = folderWith(file, "team/solongo-batbayar.svg", "team/Зураг 10.png", "team/notes.txt");
  expect(findPicture(name, "en", folder)).toEqual({ file: `${folder}/${file}` });
});

test("a name matches a file whose letters macOS has written in two parts", () => {
  const file = "team/Энхбайгаль.png";
  expect(file.normalize("NFD")).not.toBe(file);
  const folder = folderWith(file.normalize("NFD"));
  expect(findPicture("team/Энхбайгаль", "en", folder).file).toBeDefined();
  expect([...allPictures(folder).keys()]).toEqual(["team/Энхбайгаль"]);
});

test("a language's own picture goes first, of whatever kind it is", () => {
  const folder = folderWith("cards/one.svg", "mn/cards/one.png", "cards/two.svg");
  const find = (name: string, language: "en" | "mn") => findPicture(name, language, folder).file;
  expect(find("cards/one", "mn")).toBe(`${folder}/mn/cards/one.png`);
  expect(find("cards/one", "en")).toBe(`${folder}/cards/one.svg`);
  expect(find("cards/two", "mn")).toBe(`${folder}/cards/two.svg`);
});

test("two files of one name are a mistake that names both, and so is a name without a file", () => {
  const folder = folderWith("team/a.jpg", "team/a.png", "team/b.heic");
  const files = `${folder}/team/a.jpg and ${folder}/team/a.png`;
  expect(findPicture("team/a", "en", folder).fault).toBe(`${files} have the same name. Delete one of them`);
  expect(findPicture("team/b", "en", folder).fault).toContain(`${folder}/team/b does not exist as .svg, .avif`);
});
