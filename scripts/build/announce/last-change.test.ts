import { expect, test } from "vitest";
import { lastChanges } from "./last-change.ts";

const log = `2026-11-20

content/en/home.ts
content/en/guides/house-account-tab/sections.ts
content/en/guides/register-plus.ts
2026-11-18

content/en/home.ts
content/en/guides/house-account-tab.ts
content/en/legal/us.ts
content/en/guides/register.ts
`;

test.each([
  ["home", "2026-11-20"],
  ["guides/house-account-tab", "2026-11-20"],
  ["legal/us", "2026-11-18"],
  ["guides/register", "2026-11-18"],
  ["careers", undefined],
])("the words in %s last changed on %s", (words, day) => {
  expect(lastChanges(() => log)(words)).toBe(day);
});

test("without a history there is no day", () => {
  expect(lastChanges(() => "")("home")).toBeUndefined();
});
