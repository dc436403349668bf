import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { samplesLeft } from "#content/samples.ts";
import { guidesFeedPath, vacanciesFeedPath, worksFeedPath } from "#contract/pages.ts";
import { createApp } from "#server/app.ts";
import { loadStaticFiles } from "#server/static/load-static-files.ts";

const built = "build/current/client";

test("in production, pages that show sample material are kept out of search engines, and only those are in no list", async () => {
  const unlisted = samplesLeft().pages;
  const app = createApp({ staticFiles: loadStaticFiles(built, [], unlisted) });
  const addressesIn = async (path: string) =>
    [...(await app.inject(path)).body.matchAll(/(?:<loc>|<link>|\]\()https:\/\/[^/]+(\/[^<)]*)/g)].map(
      ([, address]) => address,
    );
  const listed = pages({ listed: true }).map(({ path }) => path);
  const shown = listed.filter((path) => !unlisted.includes(path));
  for (const path of listed) {
    const { statusCode, headers } = await app.inject(path);
    expect([statusCode, headers["x-robots-tag"]], path).toEqual([200, shown.includes(path) ? undefined : "noindex"]);
  }
  expect(await addressesIn("/sitemap.xml")).toEqual(shown);
  for (const path of ["/llms.txt", guidesFeedPath, worksFeedPath, vacanciesFeedPath]) {
    // The first link of a feed is that of its channel.
    const named = (await addressesIn(path)).slice(path === "/llms.txt" ? 0 : 1);
    expect(
      named.filter((address) => unlisted.includes(String(address))),
      path,
    ).toEqual([]);
  }
});
