import { expect, test } from "vitest";
import { team } from "#content/en/team.ts";
import { asking, filterIn } from "./group-in-address.ts";

const { filters } = team;
const page = "https://site.example/about-us";

test("an address asks for a group by its slug", () => {
  expect(filterIn("?group=designers", filters)?.label).toBe("UX/UI Designers");
  expect(filterIn("?a=1&group=devops", filters)?.label).toBe("DevOps");
});

test.each(["", "?group=", "?group=pilots", "?team=designers"])("%j asks for no group", (search) =>
  expect(filterIn(search, filters)).toBeUndefined(),
);

test("every group has an address that leads back to it", () => {
  for (const filter of filters.slice(1))
    expect(filterIn(new URL(asking(page, filter, filters)).search, filters)).toBe(filter);
});

test("everybody needs no asking, and the rest of the address stays", () => {
  const [everybody, board] = filters;
  if (!everybody || !board) throw new Error("no filters");
  expect(asking(`${page}?group=devops&a=1#team`, everybody, filters)).toBe(`${page}?a=1#team`);
  expect(asking(`${page}?a=1#team`, board, filters)).toBe(`${page}?a=1&group=board-members#team`);
});
