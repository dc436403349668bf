import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = "docs/specification-coverage.md";

const rows = readFileSync(page, "utf8")
  .split("\n")
  .map((line, index) => ({ line, position: `${page}:${index + 1}` }))
  .filter(({ line }) => line.startsWith("|") && !/^\|( ---|.*\| Proved by \|$)/.test(line))
  .map(({ line, position }) => ({ position, cells: line.slice(1, -1).split("|") }));

test("every requirement has a proof", () => {
  expect(rows.flatMap(({ cells }) => cells[0]?.split("; ") ?? []).length).toBeGreaterThan(250);
  const incomplete = rows.filter(
    ({ cells }) => cells.length !== 2 || cells[0]?.trim() === "" || proofsIn(cells[1]).length === 0,
  );
  expect(incomplete.map(({ position }) => position)).toEqual([]);
});

test("every test that is named exists, and is the only one of that name in its file", () => {
  const wrong = rows.flatMap(({ position, cells }) =>
    proofsIn(cells[1])
      .map(({ path, title }) => ({ path, title, found: titlesIn(path).filter((known) => isNamed(title, known)) }))
      .filter(({ found }) => new Set(found).size !== 1)
      .map(({ path, title, found }) => `${position}: ${path} "${title}" names ${found.length} tests`),
  );
  expect(wrong).toEqual([]);
});

test("every file in backticks exists", () => {
  const paths = rows.flatMap(({ cells }) =>
    [...cells.join().matchAll(/`([^`]+\.[a-z]+)`/g)].map(([, path = ""]) => path),
  );
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

/** A file in backticks, then the titles of its tests in quotes, one or several. */
function proofsIn(cell = ""): { path: string; title: string }[] {
  return [...cell.matchAll(/`([^`]+)`((?:,? "[^"]+")+)/g)].flatMap(([, path = "", titles = ""]) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ path, title })),
  );
}

/** A title may be cut short, with an ellipsis. */
function isNamed(title: string, known: string): boolean {
  return title.endsWith(" …") ? known.startsWith(title.slice(0, -2)) : known === title;
}

/** The strings that follow an opening bracket: `test("…",`, `test.each([…])("…",` and the like. */
function titlesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return [...readFileSync(path, "utf8").matchAll(/\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gs)].map(
    ([, , title = ""]) => title.replaceAll("\\", ""),
  );
}
