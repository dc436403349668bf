import { describe, expect, test } from "vitest";
import { addressesOf, desktop, phone, testOn, visit, words } from "./browser.ts";
import { htmlOf } from "./html-of.ts";

const [ccgen, tytoken] = ["ccgen", "tytoken"].map((slug) =>
  words.projects.projects.find((project) => project.slug === slug),
);

describe("the page of CCGen", () => {
  const test = testOn("/projects/ccgen", {});

  test("CCGen lists its features and has four blocks, and leads to its case study", async ({ page }) => {
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(ccgen?.title);
    const list = page.getByRole("region", { name: words.projects.featuresTitle }).getByRole("listitem");
    expect(await list.allTextContents()).toEqual(ccgen?.features);
    expect(await list.count()).toBe(4);
    expect(await addressesOf(main.getByRole("link", { name: words.works.labels.read }))).toEqual(
      ccgen?.caseStudy ? [ccgen.caseStudy] : [],
    );
    const blocks = (await main.getByRole("heading", { level: 2 }).allTextContents()).slice(1, 5);
    expect(blocks).toEqual(ccgen?.blocks.map(({ title }) => title));
    for (const figure of ["97%", "10 hours"]) expect(await main.getByText(figure).first().isVisible()).toBe(true);
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
    expect(await openers.count()).toBe(7);
    expect(await pictures.count()).toBe(7);
    for (const [index, heading] of [
      [0, "CCGen"],
      [1, ccgen?.blocks.at(0)?.title],
      [6, ccgen?.blocks.at(-1)?.title],
    ] as const) {
      await openers.nth(index).press("Enter");
      const preview = page.getByRole("dialog", { name: words.frame.viewer.label });
      const large = preview.getByRole("img");
      await large.waitFor();
      expect(await large.getAttribute("alt")).toBe(await pictures.nth(index).getAttribute("alt"));
      expect(await preview.getByText(heading ?? "no heading").isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      await expect.poll(() => preview.isVisible()).toBe(false);
      await expect.poll(() => openers.nth(index).evaluate((link) => link === document.activeElement)).toBe(true);
    }
  });

  test("a project lights up Services in the menu", async ({ page }) => {
    const menu = page.getByRole("banner").getByRole("navigation");
    expect(await menu.locator("[data-active]").allTextContents()).toEqual(["Services"]);
    expect(await menu.locator("[aria-current]").count()).toBe(0);
  });

  test("TY Token has its features, each with its coin, no body and an invitation, and is left out of search engines and the sitemap", async ({
    page,
  }) => {
    const html = await htmlOf("/projects/tytoken");
    const { headings, features, coins } = await page.evaluate(
      (main) => {
        const sent = new DOMParser().parseFromString(main, "text/html");
        const textsOf = (selector: string) =>
          [...sent.querySelectorAll(selector)].map((element) => element.textContent);
        const coins = new Set([...sent.querySelectorAll("li > img")].map((coin) => coin.getAttribute("src")));
        return { headings: textsOf("h1, h2, h3, h4, h5, h6"), features: textsOf("li"), coins: coins.size };
      },
      html.match(/<main.*<\/main>/s)?.[0] ?? "",
    );
    expect(headings).toEqual([tytoken?.title, words.projects.featuresTitle, words.home.closing.title]);
    expect(features).toEqual(tytoken?.features);
    expect(coins).toBe(tytoken?.features.length);
    expect(html).toContain('name="robots" content="noindex"');
    expect(await htmlOf("/sitemap.xml")).not.toContain("tytoken");
  });
});

test.for([
  ["phone a click on the picture at the top shows all of it, and another", phone, 2],
  ["desktop a click on the picture at the top", desktop, 1],
] as const)("on a %s shows it larger", ([_name, viewport, clicks]) =>
  visit("/projects/ccgen", { viewport }, async (page) => {
    const opener = page.getByRole("main").getByRole("link", { name: ccgen?.picture?.alt });
    const before = await opener.getByRole("img").evaluate(drawnWidth);
    await opener.click();
    const large = page.getByRole("dialog", { name: words.frame.viewer.label }).getByRole("img");
    await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(720);
    if (clicks === 2) await large.click();
    expect(await large.evaluate(drawnWidth)).toBeGreaterThan(before * 1.2);
    await page.keyboard.press("Escape");
    await large.waitFor({ state: "hidden" });
  }),
);

test("without JavaScript a click on the picture at the top opens its file", () =>
  // A drawing takes part in no view transition, and the browser says so.
  visit("/projects/ccgen", { javaScriptEnabled: false, expectErrors: true }, async (page) => {
    await page.getByRole("main").getByRole("link", { name: ccgen?.picture?.alt }).click();
    await page.waitForURL(/\/static\/[\w-]{5}\.svg$/);
  }));

/** How wide a picture is drawn inside its box. Runs in the page. */
function drawnWidth(element: Element): number {
  const { naturalWidth, naturalHeight } = element as HTMLImageElement;
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, (height * naturalWidth) / naturalHeight);
}

test.each([
  { path: "/projects/tytoken", line: 32, text: 80 },
  { path: "/projects/ccgen", line: 0, text: 24 },
])(
  "on a phone the line of $path runs through every stop, $line px from the margin, and all beside it has one edge $text px from it",
  ({ path, line, text }) =>
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
      expect(edges.stops).toHaveLength(5);
      for (const place of edges.stops) expect(Math.abs(place - edges.line)).toBeLessThan(1.5);
      expect(edges.texts).toEqual([edges.margin + text]);
    }),
);
