import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { RoleGroup } from "#content/schema/role-group.ts";

const { members } = contentIn("en").team;

test("32 members are listed, half of them in the USA and half in Mongolia", () => {
  expect(members).toHaveLength(32);
  expect(members.filter(({ region }) => region === "USA")).toHaveLength(16);
  expect(members.filter(({ region }) => region === "MGL")).toHaveLength(16);
});

test("the role groups have the numbers of the specification, and each has someone in it", () => {
  expect(RoleGroup).toEqual({
    All: 0,
    BoardMember: 1,
    Managers: 2,
    Designers: 3,
    FrontEnd: 4,
    BackEnd: 5,
    DevOps: 6,
    Intern: 7,
  });
  expect(new Set(members.map(({ roleEnum }) => roleEnum))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
});

test("everybody has several titles, for the typing effect to go through", () => {
  expect(members.filter(({ role }) => role.length < 2).map(({ imageSrc }) => imageSrc)).toEqual([]);
});
