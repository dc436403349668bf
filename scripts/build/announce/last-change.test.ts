import { expect, test } from "vitest";
import { lastChanges } from "./last-change.ts";

const log = `2026-11-20

content/en/home.ts
content/en/guides/house-account-tab/sections.ts
2026-11-18

content/en/home.ts
content/en/guides/house-account-tab.ts
content/en/legal/us.ts
`;

test.each([
  ["/", "2026-11-20"],
  ["/guides/house-account-tab", "2026-11-20"],
  ["/privacy-policy", "2026-11-18"],
  ["/careers", undefined],
])("the last change of %s was on %s", (path, day) => {
  expect(lastChanges(() => log)(path)).toBe(day);
});

test("without a history no day is claimed", () => {
  expect(lastChanges(() => "")("/")).toBeUndefined();
});
