import { expect, test } from "vitest";
import type { AnalyticsEvent } from "#contract/analytics.ts";
import { connect } from "./bus.ts";
import { countError } from "./count-error.ts";

test("a page counts five errors of the site's own scripts, and none of others", () => {
  const published: AnalyticsEvent[] = [];
  connect((event) => void published.push(event));
  const site = "https://site.test";
  const entry = { src: `${site}/static/entry.client-abcdefg.js` };
  const page = { location: new URL(site), document: { querySelector: () => entry } } as unknown as Window;
  const fail = (filename: string) => countError({ message: "Line 12", filename } as ErrorEvent, page);
  fail("chrome-extension://ada/static/a-abcdefg.js");
  fail(`${site}/desk.js`);
  for (let count = 0; count < 7; count += 1) fail(`${site}/static/viewer-1234567.js`);
  expect(published).toEqual(Array(5).fill({ kind: "error", message: "Line 0", file: "viewer", release: "abcdefg" }));
});
