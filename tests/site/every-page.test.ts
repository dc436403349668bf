import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { pagePaths } from "#content/pages.ts";
import { errorPagePath } from "#contract/pages.ts";
import { desktop, phone, visit } from "./browser.ts";
import { violations } from "./violations.ts";

// Ten packets, the first that a server may send without waiting, less the headers of the answer.
const firstFlight = 10 * 1_460 - 960;
// All script before the page has loaded, less the headers. What is prefetched after that costs no visitor a wait.
const scriptBudget = 5_000 - 720;
// A larger one takes a slow network another way there and back, and is what the visitor then waits for.
const firstPictureBudget = 8_000;
const still = { reducedMotion: "reduce" } as const;
const widths = [320, 390, 768, 1024, 1440];

describe.each(pagePaths().filter((path) => path !== errorPagePath))("%s", (path) => {
  test.each([
    ["desktop", "light", desktop],
    ["desktop", "dark", desktop],
    ["phone", "light", phone],
    ["phone", "dark", phone],
  ] as const)("has no accessibility violation on a %s in the %s scheme", async (_name, colorScheme, viewport) => {
    const found = await visit(path, { viewport, colorScheme, reducedMotion: "reduce" }, async (page) => {
      await scrollThrough(page);
      return violations(page);
    });
    expect(found).toEqual([]);
  });

  test("names itself: one h1, a title, a description and its own address", async () => {
    const head = await visit(path, {}, (page) =>
      page.evaluate(() => ({
        headings: document.querySelectorAll("h1").length,
        title: document.title,
        description: document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
        canonical: document.querySelectorAll("link[rel=canonical]").length,
        language: document.documentElement.lang,
      })),
    );
    expect(head).toMatchObject({ headings: 1, canonical: 1, language: "en" });
    expect(head.title.length).toBeGreaterThan(10);
    expect(head.description.length).toBeGreaterThanOrEqual(50);
  });

  test("gives every id once, and every button that commands something commands a thing that obeys", async () => {
    const { twice, lost } = await visit(path, {}, (page) =>
      page.evaluate(() => {
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
        const commands = [...document.querySelectorAll("[commandfor]")].map((button) =>
          button.getAttribute("commandfor"),
        );
        return {
          twice: ids.filter((id, place) => ids.indexOf(id) !== place),
          lost: commands.filter((id) => !document.querySelector(`dialog#${id}`)),
        };
      }),
    );
    expect({ twice, lost }).toEqual({ twice: [], lost: [] });
  });

  test("fits its first flight, loads little script before it has loaded and never jumps", async () => {
    const seen = await visit(path, { viewport: phone }, async (page) => {
      await page.waitForLoadState("networkidle");
      return page.evaluate(async (budget) => {
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
            .filter((resource) => resource && resource.encodedBodySize > budget)
            .map((resource) => `${resource?.name}: ${resource?.encodedBodySize}`),
          scripts: scripts.length,
          scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
          inlineScripts: [...document.scripts].filter((script) => script.textContent && !script.type.endsWith("json"))
            .length,
        };
      }, firstPictureBudget);
    });
    expect(seen).toMatchObject({ shift: 0, heavyPictures: [], blockingStyleSheets: 0, scripts: 1, inlineScripts: 0 });
    expect(seen.scriptBytes).toBeLessThanOrEqual(scriptBudget);
    const answer = await fetch(inject("base") + path, { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(Number(answer.headers.get("content-length"))).toBeLessThanOrEqual(firstFlight);
    expect(await answer.text()).not.toMatch(/<[^>]*\sstyle="/);
  });

  test("does not scroll sideways at any width, and says everything without JavaScript", async () => {
    const text = await visit(path, still, async (page) => {
      const wide: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(width);
        expect(await page.evaluate(wordsOutside)).toEqual([]);
      }
      expect(wide).toEqual([]);
      return mainText(page);
    });
    const bare = await visit(path, { ...still, javaScriptEnabled: false }, (page) => mainText(page));
    expect(bare).toBe(text);
  });
});

/** Words that reach out of the window, other than those of a carousel, whose track scrolls. Runs in the page. */
function wordsOutside(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const outside: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest("[data-track], .visually-hidden"))
      continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 0 && (left < -1 || right > innerWidth + 1)) outside.push(`${innerWidth} px: ${text.textContent}`);
  }
  return outside;
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
