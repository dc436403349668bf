import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Project } from "#content/schema/projects.ts";
import { addressesOf, desktop, isDrawn, phone, testOn, visit, words } from "./browser.ts";
import { htmlOf } from "./html-of.ts";

const all = words.projects.projects;
const withBlocks = all.filter(({ blocks }) => blocks.length > 0);

test("the sitemap has the projects that are listed, and no other", async () => {
  const address = `<loc>${words.company.url}/projects/`;
  const rows = (await htmlOf("/sitemap.xml")).match(/<loc>.*?<\/loc>/g) ?? [];
  expect(rows.filter((row) => row.startsWith(address))).toEqual(
    all.filter(({ listed }) => listed).map(({ slug }) => `${address}${slug}</loc>`),
  );
});

describe.each(withBlocks)("the page of $title", ({ slug, title, picture, caseStudy, features, blocks }) => {
  const test = testOn(`/projects/${slug}`, {});

  test("lists its features, has its blocks, and leads to its case study", async ({ page }) => {
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    const list = page.getByRole("region", { name: words.projects.featuresTitle }).getByRole("listitem");
    expect(await list.allTextContents()).toEqual(features);
    expect(await addressesOf(main.getByRole("link", { name: words.works.labels.read }))).toEqual(
      caseStudy ? [caseStudy] : [],
    );
    const titles = (await main.getByRole("heading", { level: 2 }).allTextContents()).slice(1, 1 + blocks.length);
    expect(titles).toEqual(blocks.map((block) => block.title));
    const figures = blocks.flatMap(({ text }) => Array.from(text.matchAll(/\*\*(.+?)\*\*/g), ([, bold = ""]) => bold));
    for (const figure of figures) expect(await main.getByText(figure).first().isVisible()).toBe(true);
  });

  test("a click on a picture opens it large, and a click on the mask closes it", async ({ page }) => {
    const small = page.locator("[data-pictures] a[data-view=picture]").first();
    const { width = 0 } = (await small.boundingBox()) ?? {};
    await small.click();
    const preview = page.getByRole("dialog", { name: words.frame.viewer.label });
    const large = preview.getByRole("img");
    expect((await large.boundingBox())?.width).toBeGreaterThan(width * 1.5);
    await large.click();
    expect(await preview.isVisible()).toBe(true);
    await page.mouse.click(4, 4);
    await expect.poll(() => preview.isVisible()).toBe(false);
    await expect.poll(() => small.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test("every picture can be enlarged by keyboard, the one at the top included, and gives the focus back", async ({
    page,
  }) => {
    const pictures = page.getByRole("main").getByRole("img");
    const openers = page.getByRole("main").locator("a[data-view=picture]");
    const headings = [...(picture ? [title] : []), ...blocks.flatMap((block) => block.pictures.map(() => block.title))];
    expect(await openers.count()).toBe(headings.length);
    expect(await pictures.count()).toBe(headings.length);
    for (const index of new Set([0, 1, headings.length - 1])) {
      await openers.nth(index).press("Enter");
      const preview = page.getByRole("dialog", { name: words.frame.viewer.label });
      const large = preview.getByRole("img");
      await large.waitFor();
      expect(await large.getAttribute("alt")).toBe(await pictures.nth(index).getAttribute("alt"));
      expect(await preview.getByText(headings[index] ?? "no heading").isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      await expect.poll(() => preview.isVisible()).toBe(false);
      await expect.poll(() => openers.nth(index).evaluate((link) => link === document.activeElement)).toBe(true);
    }
  });

  test("a project lights up Services in the menu", async ({ page }) => {
    const menu = page.getByRole("banner").getByRole("navigation");
    const [services] = words.frame.menu.filter(({ href }) => href.startsWith("/services/"));
    expect(await menu.locator("[data-active]").allTextContents()).toEqual([services?.label]);
    expect(await menu.locator("[aria-current]").count()).toBe(0);
  });
});

test.each(all.filter(({ blocks }) => blocks.length === 0))(
  "$title has its features, each with its coin if there are some, no body and an invitation, and is left out of search engines unless it is listed",
  ({ slug, title, features, listed, ...project }) =>
    visit(`/projects/${slug}`, {}, async (page) => {
      const html = await htmlOf(`/projects/${slug}`);
      const { headings, items, coins } = await page.evaluate(
        (main) => {
          const sent = new DOMParser().parseFromString(main, "text/html");
          const textsOf = (selector: string) =>
            [...sent.querySelectorAll(selector)].map((element) => element.textContent);
          const coins = new Set([...sent.querySelectorAll("li > img")].map((coin) => coin.getAttribute("src")));
          return { headings: textsOf("h1, h2, h3, h4, h5, h6"), items: textsOf("li"), coins: coins.size };
        },
        html.match(/<main.*<\/main>/s)?.[0] ?? "",
      );
      expect(headings).toEqual([title, words.projects.featuresTitle, words.home.closing.title]);
      expect(items).toEqual(features);
      expect(coins).toBe(hasCoins(project) ? features.length : 0);
      expect(html.includes('name="robots" content="noindex"')).toBe(!listed);
      expect((await htmlOf("/sitemap.xml")).includes(slug)).toBe(listed);
    }),
);

function hasCoins({ picture }: Pick<Project, "picture">): boolean {
  return isDrawn(`${picture?.file}-feature-1`);
}

/** The first of those with blocks and a drawing at the top, and how wide that is. */
const withDrawing = withBlocks
  .flatMap(({ slug, picture }) => (picture && isDrawn(picture.file) ? { path: `/projects/${slug}`, ...picture } : []))
  .map(({ file, ...drawing }) => ({ ...drawing, width: widthOf(readFileSync(`content/pictures/${file}.svg`, "utf8")) }))
  .slice(0, 1);

function widthOf(svg: string): number {
  return Number(svg.match(/ width="(\d+)"/)?.[1]);
}

test.for(
  withDrawing.flatMap((drawing) => [
    ["phone a click on the picture at the top shows all of it, and another", phone, 2, drawing] as const,
    ["desktop a click on the picture at the top", desktop, 1, drawing] as const,
  ]),
)("on a %s shows it larger", ([_name, viewport, clicks, { path, alt, width }]) =>
  visit(path, { viewport }, async (page) => {
    const opener = page.getByRole("main").getByRole("link", { name: alt });
    const before = await opener.getByRole("img").evaluate(drawnWidth);
    await opener.click();
    const large = page.getByRole("dialog", { name: words.frame.viewer.label }).getByRole("img");
    await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(width);
    if (clicks === 2) await large.click();
    expect(await large.evaluate(drawnWidth)).toBeGreaterThan(before * 1.2);
    await page.keyboard.press("Escape");
    await large.waitFor({ state: "hidden" });
  }),
);

test.each(withDrawing)("without JavaScript a click on the picture at the top opens its file", ({ path, alt }) =>
  // A drawing takes part in no view transition, and the browser says so.
  visit(path, { javaScriptEnabled: false, expectErrors: true }, async (page) => {
    await page.getByRole("main").getByRole("link", { name: alt }).click();
    await page.waitForURL(/\/static\/[\w-]{5,}\.svg$/);
  }),
);

/** How wide a picture is drawn inside its box. Runs in the page. */
function drawnWidth(element: Element): number {
  const { naturalWidth, naturalHeight } = element as HTMLImageElement;
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, (height * naturalWidth) / naturalHeight);
}

test.each(
  all.map((project) => ({
    path: `/projects/${project.slug}`,
    stops: project.features.length + 1,
    ...(hasCoins(project) ? { line: 32, text: 80 } : { line: 0, text: 24 }),
  })),
)(
  "on a phone the line of $path runs through every stop, $line px from the margin, and all beside it has one edge $text px from it",
  ({ path, stops, line, text }) =>
    visit(path, { viewport: phone, reducedMotion: "reduce" }, async (page) => {
      const features = page.getByRole("region", { name: words.projects.featuresTitle });
      const edges = await features.evaluate((region) => {
        const left = (box: Element, part: string) =>
          box.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(box, part).left);
        const middle = (box: Element, part: string) =>
          left(box, part) + Number.parseFloat(getComputedStyle(box, part).width) / 2;
        const middleOf = ({ left, width }: DOMRect) => left + width / 2;
        const stops = [...region.querySelectorAll("li")].map((item) => {
          const drawn = item.querySelector("img");
          return drawn ? middleOf(drawn.getBoundingClientRect()) : middle(item, "::before");
        });
        const texts = [...region.querySelectorAll("h2, li > span")].map((one) => one.getBoundingClientRect().left);
        return {
          margin: document.querySelector("h1")?.parentElement?.getBoundingClientRect().left ?? 0,
          line: left(region, "::before"),
          stops: [middle(region.querySelector("ul") as Element, "::after"), ...stops],
          texts: [...new Set(texts.map(Math.round))],
        };
      });
      expect(edges.line).toBe(edges.margin + line);
      expect(edges.stops).toHaveLength(stops);
      for (const place of edges.stops) expect(Math.abs(place - edges.line)).toBeLessThan(1.5);
      expect(edges.texts).toEqual([edges.margin + text]);
    }),
);
