import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { introSeenKey } from "#contract/browser-storage.ts";
import { visitAnew } from "./browser.ts";

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
    // Once around takes 19.75 s. In short steps, because an observer is called once for all that one step changed.
    await page.clock.runFor(40);
    for (let step = 0; step < 300; step++) await page.clock.runFor(100);
    const changes = await watched.jsonValue();
    const seen = changes.map(({ text }) => text);
    for (const whole of ["web portals", "mobile apps", "UX/UI designs", "AI solutions"]) expect(seen).toContain(whole);
    const complete = seen.findIndex((text, change) => text === "mobile apps" && seen[change - 1] === "mobile app");
    const after = (text: string) => (changes[seen.indexOf(text, complete)]?.at ?? 0) - (changes[complete]?.at ?? 0);
    expect(after("mobile app")).toBe(2000);
    expect(after("U") - after("mobile app")).toBe(10 * 100);
    expect(after("UX/UI designs") - after("U")).toBe(12 * 150);
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
