import { expect, test } from "vitest";
import { sourceOfVisit } from "./visit-source.ts";

function browserAt(address: string, referrer: string, stored: Record<string, string> = {}) {
  const storage = { getItem: (key: string) => stored[key] ?? null };
  const { href, host, pathname, search } = new URL(address);
  const own = { location: { href, host, pathname, search }, document: { referrer }, navigator: {} };
  return { ...own, localStorage: storage, sessionStorage: storage } as unknown as Window;
}

const apps = "https://site.test/apps";

test("a page that has loaded itself anew is the first of its visit, as it was before", () => {
  const first = sourceOfVisit(browserAt(apps, ""));
  expect(new URLSearchParams(first).get("landing")).toBe("/apps");
  expect(sourceOfVisit(browserAt(apps, apps))).toBe(first);
  expect(sourceOfVisit(browserAt(apps, "https://site.test/"))).toBe("");
});
