import { expect, test } from "vitest";
import { lastChanges } from "./last-change.ts";

const log = `2026-11-20

content/en/home.yaml
content/en/guides/house-account-tab/pay-balance.md
content/en/guides/register-plus.yaml
2026-11-18

content/en/home.yaml
content/en/guides/house-account-tab.yaml
content/en/legal/us.md
content/en/guides/register.yaml
content/mn/home.yaml
`;

test.each([
  ["home", "2026-11-20"],
  ["guides/house-account-tab", "2026-11-20"],
  ["legal/us", "2026-11-18"],
  ["guides/register", "2026-11-18"],
  ["careers", undefined],
])("the content in %s last changed on %s", (content, day) => {
  expect(lastChanges(() => log)(content)).toBe(day);
});

test("the content of each language has its own day", () => {
  expect(lastChanges(() => log)("home", "mn")).toBe("2026-11-18");
});

test("without a history there is no day", () => {
  expect(lastChanges(() => "")("home")).toBeUndefined();
});
