import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { contentIn } from "./index.ts";
import { factsWrittenOut, languagesLeft, productsWithoutLink, textsNaming } from "./warnings.ts";

test("a text that names a part that is off is found, with its file, its line and the text", () => {
  const { tagline } = contentIn("en").company;
  expect(textsNaming([tagline])).toContainEqual({
    file: "content/en/company.yaml",
    line: expect.any(Number),
    field: "tagline",
    sentence: `names ${tagline}, which is off: "${tagline}"`,
  });
  expect(textsNaming([tagline.slice(0, -1)])).toEqual([]);
  expect(textsNaming([])).toEqual([]);
});

test("a text that a language takes from English, with its own facts in it, is named once", () => {
  const places = textsNaming(["the"]).map(({ file, line }) => `${file}:${line}`);
  expect(places.length).toBeGreaterThan(0);
  expect(new Set(places).size).toBe(places.length);
});

test("a text that says the company's name by itself is found, with the braces to write for it", () => {
  const {
    company,
    "about-us": { title },
  } = contentIn("en");
  expect(factsWrittenOut()).toEqual([]);
  expect(factsWrittenOut({ ...company, name: title })).toContainEqual({
    file: "content/en/about-us.yaml",
    line: expect.any(Number),
    sentence: `says ${title}: write {company.name} for it, so that it changes with content/en/company.yaml`,
  });
});

test("a folder of a language that is off is found while it is there", () => {
  const folder = temporaryFolder();
  expect(languagesLeft([folder, `${folder}/none`]).map(({ file }) => file)).toEqual([folder]);
});

test("a product that nothing leads to is found", () => {
  const root = join(temporaryFolder(), "en");
  cpSync("content/en", root, { recursive: true });
  const [product] = contentIn("en").projects.projects;
  if (!product) return expect(productsWithoutLink(root)).toEqual([]);
  for (const file of globSync("**/*.{yaml,md}", { cwd: root })) {
    const text = readFileSync(join(root, file), "utf8");
    writeFileSync(join(root, file), text.replaceAll(`/projects/${product.slug}`, "/about-us"));
  }
  expect(productsWithoutLink(root)).toEqual([
    expect.objectContaining({ file: `${root}/projects/${product.slug}.yaml`, line: 1 }),
  ]);
  expect(productsWithoutLink()).toEqual([]);
});

test("a text in a list of a legal document is named with the line of its item", () => {
  const file = "content/en/legal/terms.md";
  const lines = readFileSync(file, "utf8").split("\n");
  const [, second = 0] = lines.flatMap((line, index) => (line.startsWith("- ") ? [index] : []));
  const [words = ""] = lines[second]?.match(/\w+( \w+)+/) ?? [];
  expect(textsNaming([words])).toContainEqual(expect.objectContaining({ file, line: second + 1 }));
});
