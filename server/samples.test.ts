import { expect, test } from "vitest";
import { readEnv } from "./env.ts";
import { hidesSamples, reportSamples } from "./samples.ts";

test.each([
  [{}, false],
  [{ NODE_ENV: "production" }, true],
  [{ NODE_ENV: "production", SAMPLES: "shown" }, false],
  [{ SAMPLES: "hidden" }, true],
])("with %j, pages that show sample material are kept out of search engines: %s", (settings, hides) => {
  expect(hidesSamples(readEnv(settings))).toBe(hides);
});

const rows = ["people", "works", "legal", "videos", "manuals"].map((id) => ({ id, what: id, count: 2 }));

test("the report names the first rows, and says what follows and why", () => {
  const report = (settings: Record<string, string>) =>
    reportSamples({ rows, pages: ["/", "/works"] }, readEnv(settings));
  expect(report({ NODE_ENV: "production" })).toEqual({
    left: "10 texts and files: people, works, legal, videos and 1 more",
    effect: "Search engines are asked to leave out the pages that show it (2)",
  });
  expect(report({ SAMPLES: "shown" })?.effect).toMatch(/because SAMPLES=shown$/);
  expect(report({})?.effect).toMatch(/because NODE_ENV is not production$/);
  expect(reportSamples({ rows: [], pages: [] }, readEnv({}))).toBeUndefined();
});
