import { expect, test } from "vitest";
import { onePageOfEachKind, open, phone, still } from "./browser.ts";

// The list of apps loads itself again, whatever comes.
const paths = onePageOfEachKind.filter((path) => path !== "/apps");

test.each(paths)("no words of %s move when its pictures come", async (path) => {
  const { page, context } = await open("about:blank", { ...still, viewport: phone });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.(svg|avif|png)$/, (route) => released.then(() => route.continue()));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const before = await page.evaluate(placesOfWords);
  release();
  await page.waitForLoadState("load");
  expect(before.length).toBeGreaterThan(1);
  expect(await page.evaluate(placesOfWords)).toEqual(before);
  await context.close();
});

/** Of the words in the first window, which are there from the first layout on. Runs in the page. */
function placesOfWords(): string[] {
  const words = [...document.querySelectorAll("main :is(h1, h2, h3, p)")].filter(
    (element) => element.getBoundingClientRect().top < innerHeight,
  );
  return words.map((element) => `${Math.round(element.getBoundingClientRect().top)} ${element.textContent}`);
}
