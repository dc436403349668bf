import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { introSeenKey } from "#contract/browser-storage.ts";
import { visitAnew, words } from "./browser.ts";

const { offerings } = words.home.hero;
const [first = "", second = first, third = first] = offerings;
/** Milliseconds for which all of them are typed, shown and deleted once. */
const onceAround = offerings.reduce((sum, { length }) => sum + length * (150 + 100) + 2_000, 0);

/** The home page under a clock, as in a session that has seen the intro. */
async function openWithoutIntro(page: Page): Promise<void> {
  await page.addInitScript((key) => sessionStorage.setItem(key, "yes"), introSeenKey);
  await page.clock.install();
  await page.goto("/");
}

test("the tagline types its offerings: 150 ms a letter, 100 ms to delete one, 2 s of rest", () =>
  visitAnew("about:blank", {}, async (page) => {
    await openWithoutIntro(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const watched = await page.evaluateHandle(() => {
      const typed = document.querySelector("[data-typed]");
      const seen: { text: string; at: number }[] = [];
      const write = () => seen.push({ text: typed?.textContent ?? "", at: Date.now() });
      if (typed) new MutationObserver(write).observe(typed, { childList: true, characterData: true, subtree: true });
      return seen;
    });
    // In short steps, because an observer is called once for all that one step changed.
    await page.clock.runFor(40);
    for (let step = 0; step < (1.5 * onceAround) / 100; step++) await page.clock.runFor(100);
    const changes = await watched.jsonValue();
    const seen = changes.map(({ text }) => text);
    for (const whole of offerings) expect(seen).toContain(whole);
    const almost = second.slice(0, -1);
    const complete = seen.findIndex((text, change) => text === second && seen[change - 1] === almost);
    const after = (text: string) => (changes[seen.indexOf(text, complete)]?.at ?? 0) - (changes[complete]?.at ?? 0);
    expect(after(almost)).toBe(2000);
    expect(after(third.slice(0, 1)) - after(almost)).toBe(almost.length * 100);
    expect(after(third) - after(third.slice(0, 1))).toBe((third.length - 1) * 150);
  }));

type StyleUpdate = { name: string; args: { elementCount?: number; beginData?: { frame?: string } } };

test("a letter that is typed makes the browser style that line again, and not the page", () =>
  visitAnew("about:blank", {}, async (page, context) => {
    await openWithoutIntro(page);
    // Late styles, the typeface and the cookie bar concern the whole page too.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const layOut = () => page.evaluate(() => document.body.offsetHeight);
    await layOut();

    const devtools = await context.newCDPSession(page);
    const styled: number[] = [];
    // A trace is of the whole browser, in which other tests have pages too.
    const { frameTree } = await devtools.send("Page.getFrameTree");
    devtools.on("Tracing.dataCollected", ({ value }) => {
      for (const { name, args } of value as unknown as StyleUpdate[]) {
        if (name === "UpdateLayoutTree" && args.beginData?.frame === frameTree.frame.id)
          styled.push(args.elementCount ?? 0);
      }
    });
    await devtools.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline"] } });
    const typed = page.locator("[data-typed]");
    const seen = new Set<string | null>();
    for (let step = 0; seen.size < 7; step++) {
      expect(step).toBeLessThan(100);
      await page.clock.runFor(50);
      seen.add(await typed.textContent());
      await layOut();
    }
    const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
    await devtools.send("Tracing.end");
    await complete;

    const elements = await page.locator("*").count();
    expect(styled.length).toBeGreaterThanOrEqual(6);
    expect(styled.filter((count) => count > elements / 3)).toEqual([]);
  }));
