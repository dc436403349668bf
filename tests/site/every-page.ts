import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { PublishedPage } from "#content/pages.ts";
import { consentKey, storedItems } from "#contract/browser-storage.ts";
import { addressIn, languages } from "#contract/languages.ts";
import { outsideAnalyticsPath } from "#contract/outside-analytics.ts";
import { visitSourceKey } from "#contract/visit-source.ts";
import { desktop, phone, storedBy, takeWindow, untilReported, visit } from "./browser.ts";
import { cutTexts } from "./cut-texts.ts";
import { colorRules, violations } from "./violations.ts";

// Ten packets, the first that a server may send without waiting, minus the headers of the response.
const firstFlight = 10 * 1_460 - 960;
// All script before the page has loaded, less the headers. What is prefetched after that costs no visitor a wait.
const scriptBudget = 3 * 1_460 - 720;
// A larger one takes a slow network another round trip, which the visitor waits for.
const firstPictureBudget = 8_000;
/** What may be stored without a word of the visitor (consent.test.ts). */
const allowed = new Set<string>([storedItems.introSeen.name, storedItems.appListVersion.name]);
const widths = [320, 390, 768, 1024, 1440];

/** What every page must keep to. Two files ask it of half of the pages each, so that they run side by side. */
export function testPages(pages: readonly PublishedPage[]): void {
  beforeAll(async () => {
    // Brings the typeface. Where it comes late, some words move by a few pixels, and how late depends on the machine.
    for (const language of languages) {
      await visit(addressIn(language, "/offline"), {}, (page) =>
        page.evaluate(() => document.fonts.ready.then(() => {})),
      );
    }
  });

  // Each test changes the window as it needs it. Only the first load is a first visit, so the budgets come first.
  describe.each(pages)("$path", ({ path, language }) => {
    let taken: Awaited<ReturnType<typeof takeWindow>>;
    let page: Page;

    beforeAll(async () => {
      taken = await takeWindow(path, { viewport: phone });
      page = taken.opened.page;
    });

    afterAll(() => taken.giveBack());

    test("fits its first flight, loads little script before it has loaded and never jumps", async () => {
      await untilReported(page);
      // What must not come has no event to wait for, so this waits until nothing comes any more.
      await page.waitForLoadState("networkidle");
      const seen = await page.evaluate(measure, firstPictureBudget);
      const none = {
        shift: 0,
        heavyPictures: [],
        latePictures: [],
        blockingStyleSheets: 0,
        inlineScripts: 0,
      };
      expect(seen).toMatchObject({ ...none, scripts: 1 });
      expect(await page.evaluate(traces)).toEqual({ foreign: [], outside: [] });
      expect(await namesOfUnusual(page)).toEqual([]);
      expect(await taken.opened.context.cookies()).toEqual([]);
      expect(seen.scriptBytes).toBeGreaterThan(0);
      expect(seen.scriptBytes).toBeLessThanOrEqual(scriptBudget);
      const response = await fetch(inject("base") + path, { headers: { "accept-encoding": "br" } });
      expect(response.headers.get("content-encoding")).toBe("br");
      expect(Number(response.headers.get("content-length"))).toBeLessThanOrEqual(firstFlight);
      expect(await response.text()).not.toMatch(/<[^>]*\sstyle="/);
    });

    test("has no accessibility violation on a phone, in either scheme", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.waitForFunction(() => document.documentElement.dataset.loading === undefined);
      await scrollThrough(page);
      expect(await violationsInBothSchemes(page)).toEqual({ light: [], dark: [] });
    });

    test("has no accessibility violation on a desktop, in either scheme", async () => {
      await page.setViewportSize(desktop);
      expect(await violationsInBothSchemes(page)).toEqual({ light: [], dark: [] });
    });

    test("names itself: one h1, a title, a description and its own address", async () => {
      const head = await page.evaluate(() => ({
        headings: document.querySelectorAll("h1").length,
        title: document.title,
        description: document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
        canonical: document.querySelectorAll("link[rel=canonical]").length,
        language: document.documentElement.lang,
      }));
      expect(head).toMatchObject({ headings: 1, canonical: 1, language });
      expect(head.title.length).toBeGreaterThan(10);
      expect(head.description.length).toBeGreaterThanOrEqual(50);
    });

    test("uses every id once, and every command button controls a dialog", async () => {
      const { repeated, lost } = await page.evaluate(() => {
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
        const commands = [...document.querySelectorAll("[commandfor]")].map((button) =>
          button.getAttribute("commandfor"),
        );
        return {
          repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
          lost: commands.filter((id) => !document.querySelector(`dialog#${id}`)),
        };
      });
      expect({ repeated, lost }).toEqual({ repeated: [], lost: [] });
    });

    test("neither scrolls sideways, cuts words off nor breaks a word of a heading at any width", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const cut: string[] = [];
      const broken: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        cut.push(...(await page.evaluate(cutTexts)));
        broken.push(...(await page.evaluate(brokenWords)));
      }
      expect({ cut, broken }).toEqual({ cut: [], broken: [] });
    });

    test("stores a yes and where the visit came from after a yes, nothing else, and still contacts no other company", async () => {
      const response = page.waitForResponse(`**${outsideAnalyticsPath}`);
      await page.locator("#cookie-bar button[value=yes]").click();
      await (await response).finished();
      await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, visitSourceKey);
      expect(await page.evaluate(traces)).toMatchObject({ foreign: [] });
      expect(await namesOfUnusual(page)).toEqual([consentKey, visitSourceKey]);
      expect(await taken.opened.context.cookies()).toEqual([]);
    });

    test("says everything without JavaScript", async () => {
      await page.setViewportSize(desktop);
      const text = await mainText(page);
      const browser = await taken.opened.context.newCDPSession(page);
      await browser.send("Emulation.setScriptExecutionDisabled", { value: true });
      await page.reload();
      expect(await mainText(page)).toBe(text);
      await browser.detach();
    });

    test("writes no error to the console", () => {
      expect(taken.opened.errors).toEqual([]);
    });
  });
}

/** What the page has loaded and how it moved until now. Runs in the page. */
async function measure(pictureBudget: number) {
  const shifts: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
  }).observe({ type: "layout-shift", buffered: true });
  await new Promise((resolve) => setTimeout(resolve));
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const loaded = navigation?.loadEventStart ?? 0;
  const scripts = resources.filter(({ name, startTime }) => name.endsWith(".js") && startTime < loaded);
  return {
    // To three digits, as browsers report it: when the typeface arrives late, single words move by a few pixels.
    shift: Number(shifts.reduce((sum, value) => sum + value, 0).toFixed(3)),
    blockingStyleSheets: document.head.querySelectorAll("link[rel=stylesheet]").length,
    heavyPictures: [...document.images]
      .filter(({ loading }) => loading === "eager")
      .map(({ currentSrc }) => resources.find(({ name }) => name === currentSrc))
      .filter((resource) => resource && resource.encodedBodySize > pictureBudget)
      .map((resource) => `${resource?.name}: ${resource?.encodedBodySize}`),
    // In the first window, but asked for only after the first layout.
    latePictures: [...document.querySelectorAll<HTMLImageElement>("main img[loading=lazy]")]
      .filter((picture) => {
        const { top, bottom, left, right } = picture.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .map(({ currentSrc }) => currentSrc),
    scripts: scripts.length,
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    inlineScripts: [...document.scripts].filter(({ text, type }) => text && !/json$|^speculationrules$/.test(type))
      .length,
  };
}

async function namesOfUnusual(page: Page): Promise<string[]> {
  return (await storedBy(page)).map(({ name }) => name).filter((name) => !allowed.has(name));
}

/** Whom the page has asked besides this site until now. Runs in the page. */
function traces() {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return {
    foreign: names.filter((name) => new URL(name).origin !== location.origin),
    // Only through these does it learn of services of other companies.
    outside: names.filter((name) => /\/static\/follow-event-|\/api\/analytics$/.test(name)),
  };
}

async function violationsInBothSchemes(page: Page) {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  return { light, dark: await violations(page, colorRules) };
}

/** Words of headings that two lines share because they are wider than their column. Runs in the page. */
function brokenWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll("h1, h2, h3")].flatMap((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${innerWidth} px: ${word}`);
      }
    }
    return broken;
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
}

async function mainText(page: Page): Promise<string> {
  return page.locator("main").evaluate((main: HTMLElement) => {
    // These only serve a script: buttons that move a carousel, pictures that open a video which plays in its place without
    // one, the search, the button that saves a guide.
    for (const part of main.querySelectorAll<HTMLElement>(
      "[data-needs-script], [data-carousel] > :not([data-track]), a[data-view=video], search",
    ))
      part.style.display = "none";
    return main.innerText.replace(/\s+/g, " ");
  });
}
