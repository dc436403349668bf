import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { testOf } from "#tests/support/test-of.ts";

const { company } = contentIn("en");

// Tests may repeat what they expect. Of words that say the name, `npm run content -- check` tells who wrote them.
const files = globSync([
  "{app,art,content,contract,server,scripts}/**/*.{ts,tsx}",
  "content/*.{yaml,md}",
  "public/**/*.{json,txt,webmanifest}",
]).filter((file) => !/(\.test\.tsx?|-fixture\.ts)$/.test(file));

test.each([
  company.name,
  company.legalName,
  company.email,
  company.url,
  ...company.offices.flatMap(({ phone, mapLink, addressLines }) => [phone.label, phone.href, mapLink, ...addressLines]),
  ...company.socials.map(({ href }) => href),
])("%s stands in content/en/company.yaml and nowhere else", (fact) => {
  expect(files.filter((file) => readFileSync(file, "utf8").includes(fact))).toEqual([]);
});

testOf("clover")("prices are in the plans and nowhere else in the content of the apps", () => {
  const { clover, guides } = contentIn("en");
  const prices = guides.guides.flatMap(({ plans }) => plans?.plans ?? []).map(({ price }) => price);
  for (const price of prices) expect(JSON.stringify({ clover, guides }).split(price)).toHaveLength(2);
});
