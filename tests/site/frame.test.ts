import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { addressIn, languages, mainLanguage } from "#contract/languages.ts";
import { addressesOf, desktop, phone, testOn, visit, visitAnew, words } from "./browser.ts";

const { menu } = words.frame;
const others = languages.filter((language) => language !== mainLanguage);
const menuLabels = [
  ...menu.map(({ label }) => label),
  ...others.map((language) => contentIn(language).frame.language.name),
];
/** The footer shows the logo as wide as it is drawn. */
const drawnWidth = Number(readFileSync("content/pictures/brand/wordmark.svg", "utf8").match(/ width="(\d+)"/)?.[1]);
/** Items that lead to a part of the home page. */
const toParts = menu.filter(({ sectionId }) => sectionId);

describe("the frame of a page", () => {
  const path = "/accessibility";
  const test = testOn(path, {});

  test("the menu has its links, the other languages and the contact button", async ({ page }) => {
    const links = page.getByRole("navigation", { name: words.frame.mainMenu }).getByRole("link");
    expect(await links.allTextContents()).toEqual(menuLabels);
    expect(await addressesOf(links)).toEqual([
      ...menu.map(({ href }) => href),
      ...others.map((language) => addressIn(language, path)),
    ]);
    expect(await page.getByRole("banner").getByRole("button", { name: words.frame.contactUs }).isVisible()).toBe(true);
  });

  test.for([899, 900])("at %i px wide there is one menu", async (width, { page }) => {
    await page.setViewportSize({ width, height: 800 });
    const burger = await page.getByRole("button", { name: words.frame.openMenu }).isVisible();
    const links = await page.getByRole("banner").getByRole("link", { name: menu[0]?.label, exact: true }).isVisible();
    expect({ burger, links }).toEqual({ burger: width < 900, links: width >= 900 });
  });

  test("a window that outgrows the open menu closes it, and the page can be used", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: words.frame.openMenu }).click();
    await page.locator("#menu:modal").waitFor();
    await page.setViewportSize(desktop);
    await expect.poll(() => page.locator("dialog:modal").count()).toBe(0);
  });

  test("the menu slides in and fades its items in after about 200 ms", async ({ page }) => {
    await page.setViewportSize(phone);
    const timing = await page.evaluate(() => {
      const menu = document.getElementById("menu") as HTMLElement;
      const items = menu.querySelector("nav") as HTMLElement;
      const of = (element: HTMLElement) => getComputedStyle(element);
      return { slide: of(menu).transitionDuration.split(",")[0], wait: of(items).transitionDelay };
    });
    expect(timing).toEqual({ slide: "0.2s", wait: "0.2s" });
  });

  test("the footer names the company, its networks, its pages, its offices and the year", async ({ page }) => {
    const footer = page.getByRole("contentinfo");
    expect(await footer.innerText()).toContain(words.company.tagline);
    const networks = footer.getByRole("list", { name: words.frame.footer.socialsLabel }).getByRole("link");
    expect(
      await networks.evaluateAll((all) => all.map((link) => [link.ariaLabel, link.getAttribute("target")])),
    ).toEqual(words.company.socials.map(({ label }) => [`${label} (${words.frame.footer.newTab})`, "_blank"]));
    // A tooltip that differs from the name is read after it.
    expect(
      await networks.evaluateAll((all) => all.every((link) => link.getAttribute("title") === link.ariaLabel)),
    ).toBe(true);
    // A network is its icon, or its label if the site has none for it.
    for (const [index, { label }] of words.company.socials.entries()) {
      const network = networks.nth(index);
      expect((await network.locator("svg").count()) === 1 || (await network.textContent()) === label).toBe(true);
    }
    for (const { label, href } of words.frame.footer.links)
      expect(await footer.getByRole("link", { name: label, exact: true }).getAttribute("href")).toBe(href);
    for (const { phone } of words.company.offices)
      expect(await footer.getByRole("link", { name: phone.label }).isVisible()).toBe(true);
    const maps = footer.getByRole("link", { name: new RegExp(`^${words.frame.footer.map}`) });
    expect(await maps.count()).toBe(words.company.offices.length);
    expect(await footer.innerText()).toContain(`© ${new Date().getFullYear()} ${words.company.name}`);
  });

  test.for([449, 450])("at %i px wide the offices follow their rule", async (width, { page }) => {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await page
        .getByRole("contentinfo")
        .getByText(words.company.offices[0]?.name ?? "no office")
        .isVisible(),
    ).toBe(width >= 450);
  });

  test.for([
    ["header", "banner", 1280, 150],
    ["header", "banner", 390, 120],
    ["footer", "contentinfo", 1280, drawnWidth],
  ] as const)(
    "in the %s (%s) of a window %i px wide the logo is %i px wide and leads home",
    async ([_place, role, width, logo], { page }) => {
      await page.setViewportSize({ width, height: 800 });
      const link = page.getByRole(role).getByRole("link", { name: words.frame.home });
      await link.scrollIntoViewIfNeeded();
      const room = await link.evaluate(({ parentElement: column }) => column?.getBoundingClientRect().width ?? 0);
      expect((await link.locator("img").boundingBox())?.width).toBe(Math.min(logo, room));
      expect(await link.getAttribute("href")).toBe("/");
    },
  );

  test.for([
    ["light", "wordmark.svg"],
    ["dark", "wordmark-on-ink.svg"],
  ] as const)(
    "in the %s scheme the logo is the drawing %s, because Safari cannot recolor an image",
    async ([colorScheme, name], { page }) => {
      const logo = page.getByRole("banner").locator("[data-logo] img");
      const shown = async () =>
        (await fetch(await logo.evaluate((image: HTMLImageElement) => image.currentSrc))).text();
      await page.emulateMedia({ colorScheme });
      try {
        await expect.poll(shown).toBe(readFileSync(`content/pictures/brand/${name}`, "utf8"));
      } finally {
        await page.emulateMedia({ colorScheme: "light" });
      }
    },
  );

  test("the logo in the header comes before other pictures, so that it is there in the first frame", async ({
    page,
  }) => {
    const first = await page.locator("img[fetchpriority=high]").first().getAttribute("src");
    expect(first).toBe(await page.getByRole("banner").locator("[data-logo] img").getAttribute("src"));
  });

  test("a page holds the rules by which the next ones may be fetched ahead", async ({ page }) => {
    const rules = await page.locator("script[type=speculationrules]").textContent();
    expect(Object.keys(JSON.parse(rules ?? ""))).toEqual(["prefetch"]);
  });
});

describe("on a long page", () => {
  const test = testOn("/privacy-policy", {});

  test("the header stays at the top of the window while the page scrolls, as one landmark", async ({ page }) => {
    await page.mouse.wheel(0, 1500);
    // Until it stands still: the next test scrolls the same page.
    await page.waitForFunction(() => scrollY === 1500);
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
    expect(await page.getByRole("banner").count()).toBe(1);
  });

  test.for([
    [700, false],
    [701, true],
  ] as const)(
    "after %i px of scrolling the scroll-to-top button is visible: %s",
    async ([distance, visible], { page }) => {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), distance);
      const box = await page.getByRole("link", { name: words.frame.scrollToTop }).boundingBox();
      expect((box?.y ?? Infinity) < desktop.height).toBe(visible);
    },
  );

  test("the scroll-to-top button covers nothing while one reads on, and comes back on the way up", async ({ page }) => {
    const button = page.getByRole("link", { name: words.frame.scrollToTop });
    const opacity = () => button.evaluate((link) => getComputedStyle(link).opacity);
    await page.mouse.wheel(0, 2000);
    await expect.poll(opacity).toBe("0");
    await page.mouse.wheel(0, -100);
    await expect.poll(opacity).toBe("1");
  });

  test("the scroll-to-top button leads to the top", async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    await page.getByRole("link", { name: words.frame.scrollToTop }).click();
    await page.waitForFunction(() => scrollY === 0);
  });
});

test.each(toParts)("the header's link to $href goes home first, then to the section", ({ label, href }) =>
  visit("/about-us", {}, async (page) => {
    await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click();
    await page.waitForURL(href);
    await page.waitForFunction(
      () => Math.abs(document.querySelector(":target")?.getBoundingClientRect().top ?? Infinity) < 200,
    );
  }),
);

describe("menu of small windows", () => {
  const test = testOn("/about-us", { viewport: phone, reducedMotion: "reduce" });

  test("opens over the whole screen with JavaScript, and Escape closes it", ({ page }) => fillsTheScreen(page));

  test("its contact button closes it and opens the form", async ({ page }) => {
    await page.getByRole("button", { name: words.frame.openMenu }).click();
    const menu = page.getByRole("dialog", { name: words.frame.mainMenu });
    // The dialog has this name; its list of links repeats nothing.
    expect(await menu.getByRole("navigation").count()).toBe(1);
    expect(await page.getByRole("navigation", { name: words.frame.mainMenu }).count()).toBe(0);
    await menu.getByRole("button", { name: words.frame.contactUs }).click();
    await page.getByRole("dialog", { name: words.contact.title }).waitFor();
    await menu.waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });
});

describe("menu of small windows, on a page of its own", () => {
  test("opens over the whole screen without JavaScript, and Escape closes it", () =>
    visit("/about-us", { viewport: phone, javaScriptEnabled: false, reducedMotion: "reduce" }, fillsTheScreen));

  test.each(toParts)("choosing $label closes it, even on its page", ({ label, sectionId }) =>
    visit("/", { viewport: phone }, async (page) => {
      await page.getByRole("button", { name: words.frame.openMenu }).click();
      await page.getByRole("dialog").getByRole("link", { name: label, exact: true }).click();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${sectionId}`);
    }),
  );
});

describe("pause switch of the footer", () => {
  test("Pause animations stops every running animation", () =>
    visit("/", {}, async (page) => {
      const running = () =>
        page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length);
      expect(await running()).toBeGreaterThan(0);
      // By keyboard: the page scrolls smoothly, and a pointer could meet something that still moves.
      await page.getByLabel(words.frame.footer.pauseAnimations).focus();
      await page.keyboard.press("Space");
      expect(await running()).toBe(0);
    }));

  test("Pause animations works even if it was checked before the scripts arrived", () =>
    visit("about:blank", {}, async (page) => {
      const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
      await page.route("**/static/entry.client-*.js", async (route) => {
        await arrival;
        await route.continue();
      });
      await page.goto("/about-us", { waitUntil: "commit" });
      await page.getByLabel(words.frame.footer.pauseAnimations).focus();
      await page.keyboard.press("Space");
      arrive();
      await page.waitForFunction(() => document.documentElement.dataset.still === "");
    }));
});

test("the footer names the year in which it is read, not the one in which it was built", () =>
  visitAnew("about:blank", {}, async (page) => {
    await page.clock.setFixedTime(new Date(2031, 0, 1));
    await page.goto("/about-us");
    expect(await page.getByRole("contentinfo").innerText()).toContain("© 2031");
  }));

test("the skip link is the first stop, seen above all once it has the focus, and leads to the content", () =>
  visit("/about-us", {}, async (page) => {
    await page.waitForLoadState();
    const link = page.getByRole("link", { name: words.frame.skipLink });
    const heading = page.getByRole("heading", { level: 1 });
    const place = await heading.boundingBox();
    expect((await link.boundingBox())?.width).toBe(1);
    await page.keyboard.press("Tab");
    expect((await link.boundingBox())?.width).toBeGreaterThan(100);
    expect(await link.evaluate(isOnTop)).toBe(true);
    expect(await heading.boundingBox()).toEqual(place);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  }));

function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}

/** Opens the menu, and closes it again, which gives the focus back. */
async function fillsTheScreen(page: Page): Promise<void> {
  await page.getByRole("button", { name: words.frame.openMenu }).click();
  const dialog = page.getByRole("dialog", { name: words.frame.mainMenu });
  await dialog.getByRole("link", { name: menuLabels[0], exact: true }).waitFor();
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...phone });
  const items = dialog.getByRole("navigation").getByRole("link");
  expect(await items.allTextContents()).toEqual(menuLabels);
  expect(await dialog.getByRole("button", { name: words.frame.contactUs }).isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(words.frame.openMenu);
}
