import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { addressWithFilter, filterFromSearch } from "./group-in-address.ts";

const { filters } = contentIn("en").team;
const page = "https://site.example/about-us";

test("an address names a group by its slug", () => {
  expect(filterFromSearch("?group=designers", filters)?.label).toBe("UX/UI Designers");
  expect(filterFromSearch("?a=1&group=devops", filters)?.label).toBe("DevOps");
});

test.each(["", "?group=", "?group=pilots", "?team=designers"])("%j names no group", (search) =>
  expect(filterFromSearch(search, filters)).toBeUndefined(),
);

test("every group has an address that leads back to it", () => {
  for (const filter of filters.slice(1))
    expect(filterFromSearch(new URL(addressWithFilter(page, filter, filters)).search, filters)).toBe(filter);
});

test("everybody is not named, and the rest of the address stays", () => {
  const [everybody, board] = filters;
  if (!everybody || !board) throw new Error("no filters");
  expect(addressWithFilter(`${page}?group=devops&a=1#team`, everybody, filters)).toBe(`${page}?a=1#team`);
  expect(addressWithFilter(`${page}?a=1#team`, board, filters)).toBe(`${page}?a=1&group=board-members#team`);
});
