import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { desktop, phone, visit } from "./browser.ts";

const words = contentIn("en");
const { services } = words;

const counts = { integrations: 8, "mobile-apps": 15, "web-portals": 17, "ux-ui-designs": 3, "ai-solutions": 2 };

test.each(Object.entries(counts))("%s shows its heading, its subtitle and a carousel of %i pictures", (slug, count) => {
  const { title, subtitle, items } = categoryOf(slug);
  return visit(`/services/${slug}`, {}, async (page) => {
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    expect(await page.getByText(subtitle).isVisible()).toBe(true);
    expect(await works(page).getByRole("img").count()).toBe(count);
    for (const { story } of items) expect(await works(page).getByText(story).count()).toBe(1);
  });
});

test("the works that link on are TY Token, CCGen and one for each other case study", async () => {
  const links: (string | null)[] = [];
  for (const slug of Object.keys(counts)) {
    links.push(
      ...(await visit(`/services/${slug}`, {}, async (page) => {
        const all = await works(page).getByRole("link").all();
        return Promise.all(all.map((link) => link.getAttribute("href")));
      })),
    );
  }
  const caseStudies = words.works.cases.filter(({ slug }) => slug !== "ccgen").map(({ slug }) => `/works/${slug}`);
  expect(links.toSorted()).toEqual(["/projects/tytoken", "/projects/ccgen", ...caseStudies].toSorted());
});

test.each([
  ["desktop", desktop],
  ["phone", phone],
])("on a %s a click on the picture of a work that has a page opens that page", (_name, viewport) =>
  visit("/services/ai-solutions", { viewport }, async (page) => {
    // The link lies over the whole picture, so the picture itself is not what the pointer meets.
    await works(page).getByRole("img").first().click({ force: true });
    await page.waitForURL("**/projects/ccgen");
  }),
);

test("a chip leads to the chosen category, and the one that is shown is marked", () =>
  visit("/services/integrations", {}, async (page) => {
    expect(await currentChips(page)).toEqual([categoryOf("integrations").title]);
    await chips(page)
      .getByRole("link", { name: categoryOf("web-portals").title })
      .click();
    await page.waitForURL("**/services/web-portals");
    expect(await currentChips(page)).toEqual([categoryOf("web-portals").title]);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(categoryOf("web-portals").title);
  }));

test("a click on the chip of the shown category does nothing", () =>
  visit("/services/mobile-apps", {}, async (page) => {
    let navigations = 0;
    page.on("framenavigated", () => {
      navigations += 1;
    });
    const address = page.url();
    await chips(page).getByText(categoryOf("mobile-apps").title).click();
    await page.keyboard.press("Enter");
    await page.evaluate(() => new Promise((settled) => setTimeout(settled)));
    expect([page.url(), navigations]).toEqual([address, 0]);
  }));

test.each([
  [1440, 412],
  [1101, 412],
  [1100, 300],
  [390, 300],
])("in a window of %i px an item of the carousel is %i px wide", (width, expected) =>
  visit("/services/integrations", { viewport: { width, height: 800 } }, async (page) => {
    const box = await works(page).getByRole("listitem").first().boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(expected);
  }),
);

test.each(
  ["ai-solutions", "ux-ui-designs", "integrations"].flatMap((slug) =>
    [390, 768, 1024, 1200, 1440].map((width) => [slug, width] as const),
  ),
)("%s at %i px has carousel buttons only if some works are out of view", (slug, width) =>
  visit(`/services/${slug}`, { viewport: { width, height: 900 } }, async (page) => {
    const last = await works(page).getByRole("listitem").last().boundingBox();
    const isAllSeen = last !== null && last.x + last.width <= width;
    expect(await works(page).getByRole("button", { name: words.frame.carousel.next }).isVisible()).toBe(!isAllSeen);
  }),
);

test("the carousel moves by its buttons and says where it is", () =>
  visit("/services/web-portals", { reducedMotion: "reduce" }, async (page) => {
    await works(page).getByRole("button", { name: words.frame.carousel.next }).click();
    await expect
      .poll(() => works(page).getByRole("status").textContent())
      .toBe(words.frame.carousel.position.replace("{number}", "2").replace("{count}", "17"));
    const left = async () => (await works(page).getByRole("img").nth(1).boundingBox())?.x;
    const edge = (await page.getByRole("heading", { level: 1 }).boundingBox())?.x ?? 0;
    await expect.poll(async () => Math.abs(((await left()) ?? 0) - edge)).toBeLessThan(12);
  }));

test("the button at the end opens the contact form", () =>
  visit("/services/ai-solutions", {}, async (page) => {
    await page.getByRole("main").getByRole("button", { name: words.home.closing.button }).click();
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
  }));

function works(page: Page) {
  return page.getByRole("group", { name: services.carouselLabel });
}

function chips(page: Page) {
  return page.getByRole("navigation", { name: services.chipsLabel });
}

function currentChips(page: Page) {
  return chips(page).locator("[aria-current=page]").allTextContents();
}

function categoryOf(slug: string) {
  const category = services.categories.find((candidate) => candidate.slug === slug);
  if (!category) throw new Error(`No category is called ${slug}.`);
  return category;
}
