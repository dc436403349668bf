import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";

const { filters, regions, members } = contentIn("en").team;

test("32 members are listed, half of them in the USA and half in Mongolia", () => {
  expect(members).toHaveLength(32);
  expect(members.filter(({ region }) => region === "USA")).toHaveLength(16);
  expect(members.filter(({ region }) => region === "MGL")).toHaveLength(16);
});

test("the role groups have the numbers of the specification, and each has someone in it", () => {
  const slugs = [...filters].sort((one, other) => one.group - other.group).map(({ slug }) => slug);
  expect(slugs.join(", ")).toBe("everybody, board-members, managers, designers, front-end, back-end, devops, interns");
  expect(new Set(members.map(({ roleEnum }) => roleEnum))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
});

test("a member is in the USA or in Mongolia, and a flag shows which", () => {
  expect(regions.map(({ region, flag }) => [region, flag])).toEqual([
    ["USA", "usa"],
    ["MGL", "mgl"],
  ]);
});

test("everybody has several titles, for the typing effect to go through", () => {
  expect(members.filter(({ role }) => role.length < 2).map(({ imageSrc }) => imageSrc)).toEqual([]);
});
