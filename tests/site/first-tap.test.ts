import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isOnAddress } from "#contract/parts.ts";
import { phone, scriptsOf, visitAnew, words } from "./browser.ts";

const { team } = words;
const { group, label: groupLabel = "" } = team.filters.at(-1) ?? {};
const inGroup = team.members.filter(({ roleEnum }) => roleEnum === group).length;

/** What the first tap on each page needs, by the names of its files. The form is on every page. */
const needed = {
  "/about-us": ["hydrate", "contact-form", "contact", "team-browser", "team"],
  "/guides": ["hydrate", "contact-form", "contact", "guide-search", "guides"],
  "/guides/register-plus": ["hydrate", "contact-form", "contact", "show-in-viewer.client", "register-plus"],
  "/privacy-policy": ["hydrate", "contact-form", "contact"],
};

test.each(Object.entries(needed).filter(([path]) => isOnAddress(path)))(
  "%s fetches what its first tap needs after the first input, and only once",
  (path, names) =>
    visitAnew("about:blank", { viewport: phone }, async (page) => {
      const requests = await openAndRecord(page, path);
      await expect.poll(() => names.filter((name) => !requests.scripts.some(isNamed(name)))).toEqual([]);
      await page.waitForLoadState("networkidle");
      expect(requests.beforeLoad.map(nameOf)).toEqual(["entry.client"]);
      const transferred = (await scriptsOf(page))
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => name);
      expect(new Set(transferred).size).toBe(transferred.length);
    }),
);

test("nothing that was prefetched is executed before the first tap, and the tap requests nothing more", () =>
  visitAnew("about:blank", { viewport: phone }, async (page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Profiler.enable");
    await browser.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    const executed = async () => {
      const { result } = await browser.send("Profiler.takePreciseCoverage");
      return result.map(({ url }) => nameOf(url));
    };
    const requests = await openAndRecord(page, "/about-us");
    const isPrefetched = () => needed["/about-us"].every((name) => requests.scripts.some(isNamed(name)));
    await expect.poll(isPrefetched).toBe(true);
    await page.waitForLoadState("networkidle");
    const before = await executed();
    expect(before).toContain("prefetch");
    // The first input executes React, and islands that are near; here none is.
    const fetchedAhead = needed["/about-us"].filter((name) => name !== "hydrate");
    expect(before.filter((name) => fetchedAhead.includes(name))).toEqual([]);

    await page.evaluate(() => performance.clearResourceTimings());
    await page.getByRole("button", { name: groupLabel }).click();
    const said = team.shown.replace("{group}", groupLabel).replace("{count}", String(inGroup));
    await page.getByText(said).waitFor({ state: "attached" });
    expect(await executed()).toEqual(expect.arrayContaining(["team-browser", "team"]));
    const used = await scriptsOf(page);
    expect(used.map(({ name }) => nameOf(name))).toContain("team-browser");
    // What comes from the browser's cache transfers nothing. Clicks and loading times are measured by code of their own.
    const transferred = used.filter(({ transferSize }) => transferSize > 0).map(({ name }) => nameOf(name));
    expect(transferred.filter((name) => !["follow-event", "measure-vitals"].includes(name))).toEqual([]);
  }));

test("nothing is prefetched for a visitor who saves data", () =>
  visitAnew("about:blank", { viewport: phone }, async (page) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.clock.install();
    const requests = await openAndRecord(page, "/guides/register-plus");
    // Whatever the page does when it has been idle for a while is done now.
    await page.clock.runFor(10_000);
    await page.waitForLoadState("networkidle");
    const names = requests.scripts.map(nameOf);
    expect(names).toContain("hydrate");
    expect(names.filter((name) => ["prefetch", "contact-form", "show-in-viewer.client"].includes(name))).toEqual([]);
  }));

/** Opens a page and records the scripts that it requests, from its beginning and before its load event. */
async function openAndRecord(page: Page, path: string) {
  const requests = { scripts: [] as string[], beforeLoad: [] as string[] };
  page.on("request", (request) => {
    if (/\.js$/.test(request.url())) requests.scripts.push(request.url());
  });
  await page.goto(path, { waitUntil: "load" });
  expect(requests.scripts.map(nameOf)).toEqual(["entry.client"]);
  await page.keyboard.press("Shift");
  requests.beforeLoad = (await scriptsOf(page)).filter(({ isEarly }) => isEarly).map(({ name }) => name);
  return requests;
}

function isNamed(name: string): (url: string) => boolean {
  return (url) => nameOf(url) === name;
}

/** The name of a hashed file without its hash. */
function nameOf(url: string): string {
  return url.match(/\/([\w.-]+)-[\w-]{7,8}\.js$/)?.[1] ?? url;
}
