import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { findSamples, samplesLeft } from "#content/samples.ts";
import { guidesFeedPath, vacanciesFeedPath, worksFeedPath } from "#contract/pages.ts";
import { createApp } from "#server/app.ts";
import { currentRelease, loadRelease } from "#server/release.ts";
import { reportSamples } from "#server/samples.ts";
import { loadStaticFiles } from "#server/static/load-static-files.ts";

const built = `${currentRelease}/client`;

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

test("the log and Health report as many texts and files as the list, and as many pages as are kept back", async () => {
  const samples = findSamples();
  const count = samples.flatMap(({ left }) => left).length;
  const unlisted = new Set(samples.flatMap((row) => row.unlisted));
  const { content } = await loadRelease(currentRelease);
  const report = reportSamples(content.samples, { NODE_ENV: "production", SAMPLES: undefined });
  expect(content.samples.pages).toEqual([...unlisted].sort());
  if (count === 0) expect(report).toBeUndefined();
  else {
    expect(report?.left).toMatch(new RegExp(`^${count} texts and files: `));
    expect(report?.effect).toMatch(new RegExp(`\\(${unlisted.size}\\)$`));
  }
});
