import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { site } from "./site.ts";

const [us, mongolia] = site.offices;

// Tests may repeat what they expect.
const files = globSync("{app,art,content,contract,server,scripts}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$/.test(file) && file !== "content/en/site.ts",
);

test.each([
  site.legalName,
  site.email,
  site.url,
  ...[us, mongolia].flatMap(({ phone, mapLink, addressLines }) => [phone.label, phone.href, mapLink, ...addressLines]),
  ...site.socials.map(({ href }) => href),
])("%s stands in content/en/site.ts and nowhere else", (fact) => {
  expect(files.filter((file) => readFileSync(file, "utf8").includes(fact))).toEqual([]);
});
