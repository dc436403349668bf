import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = "docs/specification-coverage.md";

const rows = readFileSync(page, "utf8")
  .split("\n")
  .map((line, index) => ({ line, position: `${page}:${index + 1}` }))
  .filter(({ line }) => line.startsWith("|") && !/^\|( ---|.*\| Proved by \|$)/.test(line))
  .map(({ line, position }) => ({
    position,
    cells: line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  }));

test("every requirement has a place and a proof", () => {
  expect(rows.length).toBeGreaterThan(200);
  const torn = rows.filter(({ cells }) => cells.length !== 3 || cells.some((cell) => cell === ""));
  const placeless = rows.filter(({ cells }) => pathsIn(cells[1]).length === 0);
  const proofless = rows.filter(({ cells }) => proofsIn(cells[2]).length === 0);
  expect([...torn, ...placeless, ...proofless].map(({ position }) => position)).toEqual([]);
});

test("every file that is named exists", () => {
  const missing = rows.flatMap(({ position, cells }) =>
    pathsIn(cells.join()).flatMap((path) => (existsSync(path) ? [] : [`${position}: ${path}`])),
  );
  expect(missing).toEqual([]);
});

test("every test that is named is in its file", () => {
  const missing = rows.flatMap(({ position, cells }) =>
    proofsIn(cells[2])
      .filter(({ path, title }) => !titlesOf(path).some((known) => known.includes(title)))
      .map(({ path, title }) => `${position}: ${path} "${title}"`),
  );
  expect(missing).toEqual([]);
});

function pathsIn(cell = ""): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
}

/** A file in backticks, then one title of its tests or several, in quotes. */
function proofsIn(cell = ""): { path: string; title: string }[] {
  return [...cell.matchAll(/`([^`]+)`((?:,? "[^"]+")+)/g)].flatMap(([, path = "", titles = ""]) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ path, title })),
  );
}

/** What follows an opening bracket as a string of its own: `test("…",`, `test.each([…])("…",` and the like. */
function titlesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  return [...readFileSync(path, "utf8").matchAll(/\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gs)].map(
    ([, , title = ""]) => title.replaceAll("\\", ""),
  );
}
