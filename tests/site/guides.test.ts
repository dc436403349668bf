import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Guide } from "#content/schema/guides.ts";
import { desktop, testOn, visit, words } from "./browser.ts";

const { guides, company } = words;

describe("the overview of the guides", () => {
  test("shows each guide with a drawing, a text and an address for each of its parts, and leads there", () =>
    visit("/guides", {}, async (page) => {
      const wayTo = (guide: Guide) =>
        page
          .getByRole("region", { name: guide.title })
          .getByRole("link", { name: new RegExp(`${guides.overview.open} ?: ${guide.app}`) });
      for (const guide of guides.guides) {
        const region = page.getByRole("region", { name: guide.title });
        const { videos, sections, faq, cannot } = guide;
        const long = [
          guide.videosIn === "tutorials" ? videos : [],
          sections,
          faq?.entries ?? [],
          cannot?.entries ?? [],
        ];
        const folds = region.locator("summary");
        expect(await folds.count()).toBe(long.filter(({ length }) => length > 6).length);
        for (const fold of await folds.all()) await fold.click();
        const links = region.getByRole("link");
        const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
        expect(new Set(addresses)).toEqual(new Set(["", ...partsOf(guide), ...entriesOf(guide)]));
        expect(await region.getByRole("img", { name: guide.card.picture.alt }).count()).toBe(1);
        expect(await region.getByText(guide.card.text).count()).toBe(1);
        expect(await wayTo(guide).getAttribute("href")).toBe(`/guides/${guide.slug}`);
        await wayTo(guide).click({ trial: true });
      }
      const [first] = guides.guides;
      if (!first) throw new Error("There is no guide.");
      await wayTo(first).click();
      await page.getByRole("heading", { level: 1, name: first.title }).waitFor();
    }));

  test("marks each video with the same play sign, whichever list it is in", () =>
    visit("/guides", {}, async (page) => {
      for (const guide of guides.guides) {
        const region = page.getByRole("region", { name: guide.title });
        const signs = region.locator("li svg[viewBox='0 0 24 24']");
        expect(await signs.count(), guide.title).toBe(guide.videos.length);
        const colors = await signs.evaluateAll((all) => all.map((sign) => getComputedStyle(sign).color));
        expect(new Set(colors).size).toBe(Math.min(1, guide.videos.length));
      }
    }));

  test("lists on a phone what is urgent in two columns, each as large as a finger", () =>
    visit("/guides", { viewport: { width: 390, height: 844 } }, async (page) => {
      const { title, links: all } = guides.overview.urgent;
      const links = page.locator("div", { has: page.locator(`> p:text-is("${title}")`) }).getByRole("link");
      expect(await links.filter({ visible: true }).count()).toBe(6);
      await page.locator("summary").first().click();
      expect(await links.filter({ visible: true }).count()).toBe(all.length);
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
      const [first, second] = boxes;
      expect(second?.y).toBe(first?.y);
      expect(Math.min(...boxes.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(44);
    }));

  test("leads to a section of a guide without JavaScript", () =>
    visit("/guides", { javaScriptEnabled: false }, async (page) => {
      await page.locator("summary", { hasText: "7" }).first().click();
      await page.getByRole("link", { name: "Online Settings", exact: true }).click();
      await page.waitForURL("**/guides/house-account-tab#online-settings");
      const section = page.getByRole("heading", { name: "Online Settings", exact: true });
      await expect.poll(() => topOf(section), { timeout: 10_000 }).toBeLessThan(desktop.height);
    }));
});

describe.each(guides.guides)("$title", (guide) => {
  const path = `/guides/${guide.slug}`;
  const test = testOn(path, { reducedMotion: "reduce" });

  test("leads to the app's page, to all guides and to the people who help", async ({ page }) => {
    const main = page.getByRole("main");
    const about = main.getByRole("link", { name: new RegExp(`${guides.labels.appPage} ?: ${guide.app}`) });
    expect(await about.getAttribute("href")).toBe(guide.appPage);
    expect(await main.getByRole("link", { name: guides.labels.allGuides }).getAttribute("href")).toBe("/guides");
    const help = page.getByRole("region", { name: guides.help.question });
    expect(await help.getByRole("link", { name: company.email }).getAttribute("href")).toBe(`mailto:${company.email}`);
    await help.getByRole("button", { name: guides.help.title }).click();
    await page.getByRole("dialog", { name: guides.help.title }).getByText(guides.help.reply).waitFor();
    await page.keyboard.press("Escape");
  });

  test("lists what is on the page, and each entry leads there", async ({ page }) => {
    const links = page.getByRole("navigation", { name: guides.labels.onThisPage }).getByRole("link");
    expect(await links.count()).toBeGreaterThanOrEqual(guide.sections.length);
    for (const link of await links.all()) {
      await link.click();
      const target = page.locator((await link.getAttribute("href")) ?? "");
      await expect.poll(() => topOf(target), { timeout: 10_000 }).toBeLessThan(desktop.height);
      expect(await target.textContent()).toContain(await link.textContent());
    }
  });

  test("marks with the dot what a step presses in its picture", async ({ page }) => {
    for (const { id, screenshot } of guide.sections) {
      const { backgroundImage, blockSize } = await dotOf(page.locator(`#${id}`));
      if (!screenshot) continue;
      expect(backgroundImage, id).toContain(screenshot.press ? `at ${screenshot.press},` : "none");
      const picture = await page.locator(`#${id} img`).first().boundingBox();
      if (screenshot.press) expect(Number.parseFloat(blockSize ?? ""), id).toBeCloseTo(picture?.height ?? 0, 0);
    }
  });

  test("lets the dot grow on what it presses as the picture is scrolled into view, and leaves it there", () =>
    visit(path, {}, async (page) => {
      const { id } = guide.sections.find(({ screenshot }) => screenshot?.press) ?? {};
      const section = page.locator(`#${id}`);
      // What is laid out above it meanwhile moves it; the cookie bar takes room from the window.
      const dotAt = (rem: number) => expect.poll(() => scrollIn(section, rem).then(() => dotOf(section)));
      await dotAt(30).toMatchObject({ translate: "none", scale: "0" });
      await dotAt(40).toMatchObject({ translate: "none", scale: expect.stringMatching(/^[01]\.\d/) });
      await dotAt(54).toMatchObject({ translate: "none", scale: "none", opacity: "1" });
    }));

  test("says what the app can't do, each with an address of its own", async ({ page }) => {
    const region = page.getByRole("region", { name: guide.cannot?.title });
    for (const { id, title } of guide.cannot?.entries ?? []) {
      expect(await region.locator(`#${id}`).getByRole("heading", { name: title, exact: true }).count(), title).toBe(1);
    }
  });

  test("gives every step an address of its own, which marks it", async ({ page }) => {
    for (const { id, blocks } of guide.sections) {
      const steps = blocks.flatMap((block) => ("steps" in block ? block.steps : []));
      const addressed = page.locator(`#${id} ol > li`);
      expect(await addressed.evaluateAll((all) => all.map((step) => step.id))).toEqual(
        steps.map((_, index) => `${id}-${index + 1}`),
      );
    }
    const last = page.locator("main ol > li[id]").last();
    const unmarked = await backgroundOf(last);
    await page.goto(`${path}#${await last.getAttribute("id")}`);
    expect(await backgroundOf(last)).not.toBe(unmarked);
  });

  test("shows every section with its steps and its screen, and every video in its place, without JavaScript", () =>
    visit(path, { javaScriptEnabled: false }, async (page) => {
      for (const { title, screenshot, video, blocks } of guide.sections) {
        const section = page.getByRole("region", { name: title, exact: true });
        expect(await section.getByRole("heading", { name: title, exact: true }).count(), title).toBe(1);
        const lists = blocks.filter((block) => "steps" in block).length;
        expect(await section.locator("ol").count(), title).toBe(lists);
        const hasVideo = guide.videosIn === "sections" && video;
        const screens = hasVideo ? section.locator("video") : section.getByRole("img", { name: screenshot?.alt });
        expect(await screens.filter({ visible: true }).count(), title).toBe(screenshot || hasVideo ? 1 : 0);
      }
      const videos = page.getByRole("main").locator("video").filter({ visible: true });
      expect(await videos.evaluateAll((all) => all.map((video) => video.getAttribute("aria-label")))).toEqual(
        guide.videos.map(({ title }) => title),
      );
    }));
});

function partsOf(guide: Guide): string[] {
  return [
    ...(guide.tutorialsTitle ? ["#tutorial-videos"] : []),
    "#step-by-step",
    ...(guide.plans ? ["#subscription-plans"] : []),
    ...(guide.faq ? ["#questions"] : []),
    ...(guide.cannot ? ["#what-it-cant-do"] : []),
  ];
}

function entriesOf(guide: Guide): string[] {
  return [
    ...guide.sections.map(({ id }) => `#${id}`),
    ...guide.videos.map(({ slug }) => `#video-${slug}`),
    ...(guide.faq?.entries ?? []).map(({ id }) => `#${id}`),
    ...(guide.cannot?.entries ?? []).map(({ id }) => `#${id}`),
  ];
}

/** How the dot in the picture of a section looks. */
function dotOf(section: Locator) {
  return section.evaluate((section) => {
    const screen = section.querySelector(":scope > div:has(img)");
    if (!screen) return {};
    const { backgroundImage, blockSize, translate, scale, opacity } = getComputedStyle(screen, "::after");
    return { backgroundImage, blockSize, translate, scale, opacity };
  });
}

/** Scrolls until so many rem lie between the top of a section and the bottom of the window. */
function scrollIn(section: Locator, rem: number): Promise<void> {
  return section.evaluate((section, rem) => {
    const top = section.getBoundingClientRect().top - (innerHeight - 16 * rem);
    scrollBy({ top, behavior: "instant" });
  }, rem);
}

function topOf(element: Locator): Promise<number> {
  return element.evaluate((element) => element.getBoundingClientRect().top);
}

function backgroundOf(element: Locator): Promise<string> {
  return element.evaluate((element) => getComputedStyle(element).backgroundColor);
}
