import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type CardContent, hasPointOfSaleBadge } from "#content/schema/home.ts";
import { on } from "#contract/parts.ts";
import { addressesOf, desktop, phone, still, testOn, visit, visitAnew, words } from "./browser.ts";
import { closeForm } from "./contact-steps.ts";

const [firstCard] = words.home.services.cards;

const firstWindows = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

describe("the page as it comes", () => {
  const test = testOn("/", still);

  test("the sections are in the order of the specification, with their anchors", async ({ page }) => {
    const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(headings).toEqual([
      words.home.services.title,
      ...(on.clover ? [words.home.clover.title, words.home.toClover.title] : []),
      words.home.works.title,
      words.home.offices.title,
      words.home.facts.title,
      words.team.title,
      words.home.closing.title,
    ]);
    const anchors = await page
      .locator("#to-clover, #to-our-work, #to-about-us")
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(anchors).toEqual([...(on.clover ? ["to-clover"] : []), "to-our-work", "to-about-us"]);
  });

  test("header and hero fill the first screen", async ({ page }) => {
    const { y = 0, height = 0 } = (await page.getByRole("main").locator("section").first().boundingBox()) ?? {};
    expect(y + height).toBeGreaterThanOrEqual(desktop.height);
    expect(await page.getByRole("banner").isVisible()).toBe(true);
  });

  test("the hero has the tagline and all offerings, even without the typing", async ({ page }) => {
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(words.home.hero.tagline);
    const text = await page.getByRole("main").innerText();
    const { offerings, and } = words.home.hero;
    expect(text).toContain(`${offerings.slice(0, -1).join(", ")} ${and} ${offerings.at(-1)}`);
  });

  test("View our works scrolls to the works", async ({ page }) => {
    await page.getByRole("link", { name: words.home.hero.button }).click();
    await page.waitForFunction(
      () => Math.abs(document.querySelector("#to-our-work:target")?.getBoundingClientRect().top ?? Infinity) < 120,
    );
  });

  test.for([
    [1440, 700],
    [1061, 700],
    [1060, 700],
    [900, 540],
    [801, 441],
    [800, 740],
    [390, 330],
  ] as const)("in a window %i px wide the graphic is %i px wide", async ([width, graphic], { page }) => {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.locator("[data-graphic]").boundingBox())?.width).toBeCloseTo(graphic, 0);
  });

  test("the client marks pass by, twice for the eyes and once for screen readers", async ({ page }) => {
    const strip = page.getByRole("region", { name: words.home.clients.label });
    const { length } = words.home.clients.marks;
    expect(await strip.getByRole("img").count()).toBe(length);
    expect(await strip.locator("img").count()).toBe(2 * length);
  });

  test("no picture is inlined in the page", async ({ page }) => {
    expect(await page.locator("[src^='data:']").count()).toBe(0);
  });

  test("the service cards lead to the services, the Clover cards to the apps", async ({ page }) => {
    const leads = (name: string) =>
      addressesOf(
        page.getByRole("group", { name }).getByRole("link", { name: new RegExp(`^${words.home.services.learnMore}`) }),
      );
    const services = await leads(words.home.services.title);
    expect(services.sort()).toEqual(words.services.categories.map(({ slug }) => `/services/${slug}`).sort());
    if (on.clover)
      expect(await leads(words.home.clover.title)).toEqual(words.home.clover.cards.map(({ href }) => href));
  });

  test("all works, those of the point of sale with its badge", async ({ page }) => {
    const works = page.getByRole("group", { name: words.home.works.title });
    const { items } = words.home.works;
    expect(await works.getByRole("figure").count()).toBe(items.length);
    const badges = items.filter(({ imageName }) => hasPointOfSaleBadge(imageName)).length;
    expect(await works.getByRole("img", { name: words.home.works.badge }).count()).toBe(badges);
    const text = await page.locator("#to-our-work").innerText();
    expect(text).toContain(words.home.works.subtitle);
  });

  test("each office has an address, a flag, a phone and a map link", async ({ page }) => {
    const offices = page.getByRole("region", { name: words.home.offices.title });
    expect(await offices.getByRole("img", { name: words.home.offices.map.alt }).count()).toBe(1);
    const text = await offices.innerText();
    for (const { addressLines } of words.company.offices) for (const line of addressLines) expect(text).toContain(line);
    expect(await addressesOf(offices.getByRole("link", { name: /^\+/ }))).toEqual(
      words.company.offices.map(({ phone }) => phone.href),
    );
    expect(await offices.getByRole("link", { name: new RegExp(`^${words.frame.footer.map}`) }).count()).toBe(
      words.company.offices.length,
    );
    const flags = offices.getByRole("heading", { level: 3 }).locator("img");
    const drawn = await flags.evaluateAll((all) =>
      Promise.all(all.map(async (flag) => (await fetch((flag as HTMLImageElement).src)).text())),
    );
    const named = words.company.offices.flatMap(({ flag }) => flag ?? []);
    expect(drawn).toEqual(named.map((name) => readFileSync(`content/pictures/flags/${name}.svg`, "utf8")));
  });

  test.for(
    (
      [
        [words.home.works.title, words.home.works.items.length, 412],
        [words.team.title, words.team.members.length, 300],
      ] as const
    )
      // The others are in view as a whole.
      .filter(([_name, count, item]) => (count - 1) * (item + 30) > desktop.width)
      .slice(0, 1),
  )(
    "the buttons of the carousel %s, of %i, move it by one item and say where it stands",
    async ([name, count, item], { page }) => {
      const carousel = page.getByRole("group", { name, exact: true });
      const number = carousel.locator("[data-number]");
      await carousel.getByRole("button", { name: words.frame.carousel.next }).click();
      await expect.poll(() => number.textContent()).toBe("2");
      expect(await carousel.getByRole("status").textContent()).toBe(
        words.frame.carousel.position.replace("{number}", "2").replace("{count}", String(count)),
      );
      const left = await carousel.locator("[data-track]").evaluate((track) => track.scrollLeft);
      expect(left).toBe(item + 30);
      await carousel.getByRole("button", { name: words.frame.carousel.previous }).click();
      await expect.poll(() => number.textContent()).toBe("1");
      const previous = carousel.getByRole("button", { name: words.frame.carousel.previous });
      expect(await previous.getAttribute("aria-disabled")).toBe("true");
    },
  );

  test.for([
    [words.home.services.title, 1101, 412],
    [words.home.services.title, 1100, 300],
    [words.team.title, 1280, 300],
    [words.team.title, 800, 300],
    [words.team.title, 799, 200],
  ] as const)(
    "of %s in a window %i px wide an item is %i px wide, with 30 px between",
    async ([name, width, item], { page }) => {
      await page.setViewportSize({ width, height: 800 });
      const items = page.getByRole("group", { name, exact: true }).locator("[data-track] > li");
      const [first, second] = [await items.nth(0).boundingBox(), await items.nth(1).boundingBox()];
      expect(first?.width).toBe(item);
      expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(item + 30);
    },
  );

  test("a carousel is named once: its list repeats nothing", async ({ page }) => {
    for (const name of [words.home.services.title, words.home.works.title, words.team.title]) {
      expect(await page.getByRole("group", { name, exact: true }).getByRole("list").count()).toBeGreaterThan(0);
      expect(await page.getByRole("list", { name, exact: true }).count()).toBe(0);
    }
  });

  test("a carousel scrolls by keyboard", async ({ page }) => {
    const track = page.getByRole("group", { name: words.home.services.title }).locator("[data-track]");
    await track.focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => (document.querySelector("[data-track]") as HTMLElement).scrollLeft > 0);
  });

  test("the calls in the hero, among the works and at the end open the contact form", async ({ page }) => {
    const works = page.locator("#to-our-work");
    const closing = page.getByRole("region", { name: words.home.closing.title });
    expect(await closing.innerText()).toContain(words.home.closing.subtitle);
    for (const call of [
      page.getByRole("main").getByRole("button", { name: words.home.hero.becomeClient }).first(),
      works.getByRole("button", { name: words.home.works.button }),
      closing.getByRole("button", { name: words.home.closing.button }),
    ]) {
      await call.click();
      await closeForm(page);
    }
  });

  test("reduced motion leaves nothing that moves", async ({ page }) => {
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test("the first window says what we do and where, and the figures that speak for it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const bar = page.getByRole("region", { name: words.frame.cookieBar.label });
    await bar.waitFor();
    const { y: edge = 0 } = (await bar.boundingBox()) ?? {};
    const figures = words.home.facts.items.flatMap(({ value, suffix, inHero }) =>
      inHero ? `${value.toLocaleString("en")}${suffix} ${inHero}` : [],
    );
    for (const text of [words.home.hero.pitch, ...figures]) {
      const said = page.locator("main :is(p, li)", { hasText: text }).first();
      const { y = 0, height = 0 } = (await said.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(0);
      expect(y + height, text).toBeLessThanOrEqual(edge);
    }
  });
});

test("on a first visit in a window of each size both calls can be pressed, and nothing moves with the cookie bar", () =>
  visit("/", still, async (page) => {
    await page.getByRole("region", { name: words.frame.cookieBar.label }).waitFor();
    const link = page.getByRole("link", { name: words.home.hero.button });
    const call = page.getByRole("main").getByRole("button", { name: words.home.hero.becomeClient }).first();
    const places: unknown[] = [];
    for (const viewport of firstWindows) {
      await page.setViewportSize(viewport);
      const covered = await inBothSchemes(page, () => link.evaluate(coveredPoints));
      expect(covered, `${words.home.hero.button} at ${viewport.width} px`).toEqual(uncovered);
      expect(await call.evaluate(coveredPoints), `Become a client at ${viewport.width} px`).toEqual([]);
      places.push(await link.boundingBox());
    }
    await page.getByRole("button", { name: words.frame.cookieBar.ok, exact: true }).click();
    for (const [index, viewport] of firstWindows.entries()) {
      await page.setViewportSize(viewport);
      expect(await link.boundingBox(), `${viewport.width} px`).toEqual(places[index]);
    }
  }));

test.each(["/", "/mn"])("the tagline of %s is one line within the page in a wide window", (path) =>
  visit(path, still, async (page) => {
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [lines, room] = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
        const words = document.createRange();
        words.selectNodeContents(title);
        const { left, width } = title.getBoundingClientRect();
        const boxes = [...words.getClientRects()];
        return [boxes.length, left + width - Math.max(...boxes.map(({ right }) => right))];
      });
      expect(lines).toBe(1);
      expect(room).toBeGreaterThanOrEqual(0);
    }
  }),
);

test("the tagline is above the cookie bar on a phone on its side too", () =>
  visit("/", { ...still, viewport: { width: 844, height: 390 } }, async (page) => {
    await page.getByRole("region", { name: words.frame.cookieBar.label }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).evaluate(coveredPoints)).toEqual([]);
  }));

test("both calls can be pressed while the drawing for a wider window is still on its way", () =>
  visitAnew("/", { ...still, viewport: phone }, async (page) => {
    const wide = (await page.locator("[data-graphic] source").first().getAttribute("srcset")) ?? "";
    const asked = page.waitForRequest(`**${wide}`);
    await page.route(`**${wide}`, () => {});
    await page.setViewportSize({ width: 1280, height: 800 });
    await asked;
    const main = page.getByRole("main");
    for (const call of [
      main.getByRole("link", { name: words.home.hero.button }),
      main.getByRole("button", { name: words.home.hero.becomeClient }).first(),
    ])
      expect(await call.evaluate(coveredPoints)).toEqual([]);
  }));

test("without scripts the way to our works can be pressed in both schemes, in a window of each size", () =>
  visit("/", { ...still, javaScriptEnabled: false }, async (page) => {
    const link = page.getByRole("link", { name: words.home.hero.button });
    for (const viewport of firstWindows) {
      await page.setViewportSize(viewport);
      const covered = await inBothSchemes(page, () => link.evaluate(coveredPoints));
      expect(covered, `${viewport.width} px`).toEqual(uncovered);
    }
  }));

const uncovered = { light: [], dark: [] };

async function inBothSchemes<T>(page: Page, ask: () => Promise<T>): Promise<{ light: T; dark: T }> {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await ask();
  await page.emulateMedia({ colorScheme: "light" });
  return { light: await ask(), dark };
}

test("with letters twice as large the way to our works scrolls out from under the cookie bar", () =>
  visit("/", { ...still, viewport: phone }, async (page) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const link = page.getByRole("link", { name: words.home.hero.button });
    await link.focus();
    await expect.poll(() => link.evaluate(coveredPoints)).toEqual([]);
  }));

/** The corners and the middle of an element at which something else would be pressed. Runs in the page. */
function coveredPoints(element: Element): string[] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const points = [
    [left + 4, (top + bottom) / 2],
    [right - 4, (top + bottom) / 2],
    [(left + right) / 2, top + 4],
    [(left + right) / 2, bottom - 4],
  ] as const;
  return points
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((met) => met === null || !element.contains(met))
    .map((met) => met?.outerHTML.slice(0, 80) ?? "outside the window");
}

test.each([
  [390, 150],
  [1440, 350],
])("a first view %i px wide transfers at most %i KB", (width, kilobytes) =>
  visitAnew("/", { viewport: { width, height: 900 } }, async (page) => {
    await page.waitForLoadState("networkidle");
    // What the first tap will need is fetched after that, at low priority (first-tap.test.ts).
    const bytes = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return resources
        .filter(({ startTime }) => startTime < (navigation?.loadEventEnd ?? 0))
        .reduce((sum, { transferSize }) => sum + transferSize, navigation?.transferSize ?? 0);
    });
    expect(bytes).toBeGreaterThan(20 * 1024);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1024);
  }),
);

test("on a phone a tap anywhere on a card follows it", () =>
  visit("/", { ...still, viewport: phone, hasTouch: true, isMobile: true }, async (page) => {
    const box = await drawingOf(page, firstCard).boundingBox();
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), (box?.y ?? 0) - 200);
    await page.touchscreen.tap((box?.x ?? 0) + 60, 260);
    await page.waitForURL(`**${firstCard?.href}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }));

/** Of a card of a service: a work may have the same picture. */
function drawingOf(page: Page, card: CardContent | undefined) {
  const services = page.getByRole("group", { name: words.home.services.title });
  return services.getByRole("img", { name: card?.backgroundImage.alt });
}

test("with a mouse only Learn more follows it", () =>
  visit("/", still, async (page) => {
    await drawingOf(page, firstCard).click();
    expect(new URL(page.url()).pathname).toBe("/");
    await page
      .getByRole("link", { name: new RegExp(`^${words.home.services.learnMore}.*${firstCard?.title}`) })
      .click();
    await page.waitForURL(`**${firstCard?.href}`);
  }));

test("the facts count up when they come into view, each in its time", () =>
  visitAnew("/", {}, async (page) => {
    const facts = words.home.facts.items;
    const figures = page.locator("[data-figure]");
    expect(
      await figures.evaluateAll((all) =>
        all.map((one) => [(one as HTMLElement).dataset.figure, (one as HTMLElement).dataset.seconds]),
      ),
    ).toEqual(facts.map(({ value, seconds }) => [String(value), String(seconds)]));
    const read = await page.getByRole("region", { name: words.home.facts.title }).getByRole("listitem").all();
    expect(
      await Promise.all(read.map((one) => one.locator("p").first().locator("span").first().textContent())),
    ).toEqual(facts.map(({ value, suffix }) => `${value.toLocaleString("en")}${suffix}`));
    // As a larger company would have it.
    const goals = facts.map(({ value }, index) => (index === 2 ? 2140 : value));
    await figures.nth(2).evaluate((figure) => Object.assign((figure as HTMLElement).dataset, { figure: "2140" }));
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 1000));
    // Of a small figure the last fifth is no whole number.
    const [goal = 0] = goals.filter((one) => one > 20);
    const large = figures.nth(goals.indexOf(goal));
    await large.scrollIntoViewIfNeeded();
    // The clock stands; it goes on in small steps until the page has noticed that the figures are in view.
    const begun = async () => {
      await page.clock.runFor(20);
      return large.textContent();
    };
    await expect.poll(begun).not.toBe(String(goal));
    // Never a figure that is far from the truth.
    for (const [index, text] of (await figures.allTextContents()).entries())
      expect(Number(text.replaceAll(",", "")) / (goals[index] ?? 0), text).toSatisfy(
        (part) => part >= 0.8 && part <= 1,
      );
    await page.clock.runFor(1500);
    const half = Number(await large.textContent());
    expect(half).toBeGreaterThan(0.83 * goal);
    expect(half).toBeLessThan(0.97 * goal);
    await page.clock.runFor(4000);
    expect(await figures.allTextContents()).toEqual(goals.map((one) => one.toLocaleString("en")));
  }));

test("on a phone without motion a client's logo that is wide is whole", () =>
  visitAnew("/", { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" }, async (page) => {
    const marks = page.getByRole("region", { name: words.home.clients.label }).getByRole("img");
    const ends = await marks.evaluateAll((all) => {
      for (const mark of all as HTMLElement[]) mark.style.aspectRatio = "440 / 80";
      return all.map((mark) => mark.getBoundingClientRect().right);
    });
    expect(ends.length).toBe(words.home.clients.marks.length);
    expect(ends.filter((right) => right > 390)).toEqual([]);
  }));
