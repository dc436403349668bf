import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { siteFixture } from "./site-fixture.ts";

const app = createApp({ site: siteFixture() });

test("the list of internal apps asks search engines to leave it out, and no other page does", async () => {
  const robots = async (url: string) => (await app.inject(url)).headers["x-robots-tag"];
  expect(await robots("/apps")).toBe("noindex");
  expect(await robots("/apps?ts=1")).toBe("noindex");
  expect(await robots("/")).toBeUndefined();
  expect(await robots("/careers")).toBeUndefined();
});
