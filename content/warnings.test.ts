import { expect, test } from "vitest";
import { contentIn } from "./index.ts";
import { textsNaming } from "./warnings.ts";

test("a text that names a part that is off is found, with its file, its line and the text", () => {
  const { tagline } = contentIn("en").company;
  expect(textsNaming([tagline])).toContainEqual({
    file: "content/en/company.yaml",
    line: expect.any(Number),
    field: "tagline",
    sentence: `names ${tagline}, which is off: "${tagline}"`,
  });
  expect(textsNaming([tagline.slice(0, -1)])).toEqual([]);
  expect(textsNaming([])).toEqual([]);
});
