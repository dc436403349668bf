import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { languages } from "#contract/languages.ts";
import { describeChange } from "./describe-change.ts";

test("works that changed places are told in English, whose order their translation follows", () => {
  const files = languages.map((language) => {
    const file = `content/${language}/home.yaml`;
    const before = readFileSync(file, "utf8");
    const home = parse(before);
    const after = stringify({ ...home, works: { ...home.works, items: home.works.items.toReversed() } });
    return { file, is: "changed", before, after } as const;
  });
  const [english, ...others] = describeChange(files);
  expect(english?.texts.map(({ label }) => label)).toEqual(["Home · Works · Items · Order"]);
  expect(others).toEqual([]);
});
