import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { cast } from "./cast.ts";

test("everyone on the team has a portrait, and no one else does", () => {
  expect(cast.map(({ name }) => name)).toEqual(contentIn("en").team.members.map(({ imageSrc }) => imageSrc));
});

test("no two people wear their hair the same way or the same clothes", () => {
  const hair = cast.map((person) => person.hair).filter((name) => name !== "none");
  expect(new Set(hair).size).toBe(hair.length);
  const looks = cast.map(({ wears }) => wears.join(" "));
  expect(new Set(looks).size).toBe(looks.length);
});
