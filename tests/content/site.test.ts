import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";

const { site } = contentIn("en");
const [us, mongolia] = site.offices;

// Tests may repeat what they expect.
const files = globSync([
  "{app,art,content,contract,server,scripts}/**/*.{ts,tsx,yaml,md}",
  "public/**/*.{json,txt,webmanifest}",
]).filter((file) => !/(\.test\.tsx?|-fixture\.ts)$/.test(file) && file !== "content/en/site.yaml");

test.each([
  site.name,
  site.legalName,
  site.email,
  site.url,
  ...[us, mongolia].flatMap(({ phone, mapLink, addressLines }) => [phone.label, phone.href, mapLink, ...addressLines]),
  ...site.socials.map(({ href }) => href),
])("%s stands in content/en/site.yaml and nowhere else", (fact) => {
  expect(files.filter((file) => readFileSync(file, "utf8").includes(fact))).toEqual([]);
});
