import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { withoutMarks } from "#content/marks.ts";
import type { Service } from "#content/schema/services.ts";
import { on } from "#contract/parts.ts";
import { addressesOf, desktop, isDrawn, phone, testOn, visit, words } from "./browser.ts";
import { dialogOf, fillIn, openForm, storedRow } from "./contact-steps.ts";
import { htmlOf } from "./html-of.ts";

const { services } = words;
const [first] = services.categories;
const last = services.categories.at(-1);

describe.each(services.categories)("$slug", (service) => {
  const { slug, title, subtitle, items } = service;
  const chosen = chosenAtFirst(service);
  const test = testOn(`/services/${slug}`, { reducedMotion: "reduce" });

  test("shows its heading, its subtitle and a carousel of all its pictures", async ({ page }) => {
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    expect(await page.getByText(subtitle).isVisible()).toBe(true);
    expect(await works(page).getByRole("img").count()).toBe(items.length);
    expect(items.length).toBeGreaterThan(0);
    for (const { story } of items) expect(await works(page).getByText(story).count()).toBe(1);
    expect(await addressesOf(works(page).getByRole("link"))).toEqual(items.flatMap(({ href }) => href || []));
  });

  test.for([390, 768, 1024, 1200, 1440])(
    "at %i px the carousel has buttons only if they would move it by half a work or more",
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 900 });
      const hidden = await works(page).getByRole("list").evaluate(worksOutOfView);
      const next = works(page).getByRole("button", { name: words.frame.carousel.next });
      await expect.poll(() => next.isVisible()).toBe(hidden > 0.5);
    },
  );

  // A single one is as wide as others.
  test.for(items.length > 1 ? [1920] : [])(
    "in a window %i px wide its first works fill the width of the page",
    async (wide, { page }) => {
      await page.setViewportSize({ width: wide, height: 1080 });
      const { x = 0, width = 0 } =
        (await works(page)
          .getByRole("figure")
          .nth(Math.min(3, items.length) - 1)
          .boundingBox()) ?? {};
      // Three cards and their gaps, from where the page begins.
      expect(x + width).toBeLessThanOrEqual((1920 + 1520) / 2);
      expect(x + width).toBeGreaterThan(1920 / 2 + 400);
    },
  );

  test("says who it is for, what they get, and how we work, before it asks", async ({ page }) => {
    const { labels } = services;
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
      services.carouselLabel,
      labels.audience,
      labels.deliverables,
      labels.approach,
      ...(service.works.length > 0 ? [labels.works] : []),
      labels.questions,
      words.home.closing.title,
    ]);
    const cases = main.getByRole("region", { name: labels.works }).getByRole("link");
    expect(await addressesOf(cases)).toEqual(
      service.works.length > 0 ? [...service.works.map((slug) => `/works/${slug}`), `/works#${slug}`] : [],
    );
    for (const name of service.works) {
      const told = words.works.cases.find((study) => study.slug === name);
      const [result] = told?.results.items ?? [];
      const study = main.getByRole("article").filter({ has: main.page().locator(`[href="/works/${name}"]`) });
      const text = await study.textContent();
      expect(text).toContain(told?.duration);
      // A screen reader says which figure is which, and of a single one only the figure.
      const { before, after } = words.works.labels;
      expect(text?.includes(`${before} ${result?.before}`)).toBe(Boolean(result?.before));
      expect(text?.includes(`${after} ${result?.after}`)).toBe(Boolean(result?.before));
      expect(text).toContain(result?.after);
    }
  });

  test("answers each question when it is opened, with its own answer in place of the shared one", async ({ page }) => {
    const questions = page.getByRole("region", { name: services.labels.questions });
    // The first one is open, so that nobody misses that there are answers.
    const open = questions.locator("details[open]");
    expect(await open.evaluateAll((all) => all.map(({ id }) => id))).toEqual([services.questions[0]?.id]);
    await open.locator("summary").click();
    for (const shared of services.questions) {
      const { question, answer } = service.questions.find(({ id }) => id === shared.id) ?? shared;
      const entry = questions.locator(`#${shared.id}`);
      await entry.getByText(question).click();
      await entry.getByText(withoutMarks(answer)).waitFor();
    }
    const own = service.questions.filter(({ id }) => services.questions.every((shared) => shared.id !== id));
    expect(await questions.locator("details").count()).toBe(services.questions.length + own.length);
  });

  test("begins its forms with its purpose", async ({ page }) => {
    expect(await chosenIn(formOf(page))).toEqual(chosen);
    await page.getByRole("banner").getByRole("button", { name: words.frame.contactUs }).click();
    expect(await chosenIn(page.getByRole("dialog"))).toEqual(chosen);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });

  test.for(on.mongolian ? ["", "/mn"] : [""])(
    "begins its forms with its purpose without JavaScript too: %s/services",
    async (prefix, { page }) => {
      // The policy of the page that reads it forbids the styles of another one.
      const html = (await htmlOf(`${prefix}/services/${slug}`)).replace(/<style.*?<\/style>/gs, "");
      const checked = await page.evaluate((html) => {
        const sent = new DOMParser().parseFromString(html, "text/html");
        return ["main", "dialog"].map((place) =>
          [...sent.querySelectorAll(`${place} form [name=purpose]:checked`)].map(
            (one) => (one as HTMLInputElement).value,
          ),
        );
      }, html);
      expect(checked).toEqual([chosen, chosen]);
    },
  );
});

const linking = services.categories.find(({ items }) => items.some(({ href }) => href));
const linked = linking?.items.find(({ href }) => href);

test.skipIf(!linked).each([
  ["desktop", desktop],
  ["phone", phone],
])("on a %s a click on the picture of a work that has a page opens that page", (_name, viewport) =>
  visit(`/services/${linking?.slug}`, { viewport }, async (page) => {
    const picture = works(page).getByRole("img", { name: linked?.alt });
    await picture.scrollIntoViewIfNeeded();
    // The link lies over the whole picture, so the picture itself is not what the pointer meets.
    await picture.click({ force: true });
    await page.waitForURL(`**${linked?.href}`);
  }),
);

test("a chip leads to the chosen category, and the one that is shown is marked", () =>
  visit(`/services/${first?.slug}`, {}, async (page) => {
    expect(await currentChips(page)).toEqual([first?.chip]);
    await chips(page).getByRole("link", { name: last?.chip }).click();
    await page.waitForURL(`**/services/${last?.slug}`);
    expect(await currentChips(page)).toEqual([last?.chip]);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(last?.title);
  }));

test("a click on the chip of the shown category does nothing", () =>
  visit(`/services/${first?.slug}`, {}, async (page) => {
    let navigations = 0;
    page.on("framenavigated", () => {
      navigations += 1;
    });
    const address = page.url();
    await chips(page).getByText(`${first?.chip}`).click();
    await page.keyboard.press("Enter");
    await page.evaluate(() => new Promise((settled) => setTimeout(settled)));
    expect([page.url(), navigations]).toEqual([address, 0]);
  }));

test("the form in the page stores the request, says so, and begins again with its purpose", () =>
  visit(`/services/${first?.slug}`, { reducedMotion: "reduce" }, async (page) => {
    const form = formOf(page);
    await fillIn(form, "In Page, Inc");
    // Until then a click is held and repeated later, which Playwright takes for a click without effect.
    await page.locator("main [data-hydrated]").waitFor();
    await form.getByLabel(words.contact.captcha.label).check();
    await form.getByText(words.contact.captcha.done).waitFor();
    await form.locator("button[type=submit]").click();
    await form.getByText(words.contact.messages.success).waitFor();
    await expect.poll(() => form.getByLabel(words.contact.fields.name).inputValue()).toBe("");
    expect(await form.getByText(words.contact.messages.success).isVisible()).toBe(true);
    const chosen = chosenAtFirst(first);
    expect(await chosenIn(form)).toEqual(chosen);
    expect(storedRow("In Page, Inc")).toMatchObject({ purpose: JSON.stringify(chosen), captcha: "passed" });
  }));

test("without JavaScript the form in the page is stored, and the confirmation says what happens next", () =>
  visit(`/services/${last?.slug}`, { javaScriptEnabled: false }, async (page) => {
    const form = formOf(page);
    await fillIn(form, "Plain Page, Inc");
    await form.locator("button[type=submit]").click();
    await page.waitForURL("**/contact-received");
    expect(await page.getByRole("main").getByRole("listitem").allTextContents()).toEqual(words.contact.next.steps);
    expect(storedRow("Plain Page, Inc")).toMatchObject({
      purpose: JSON.stringify(chosenAtFirst(last)),
      captcha: "absent",
    });
  }));

test("the dialog closes without an offer to restore what nobody typed", () =>
  visit(`/services/${last?.slug}`, { reducedMotion: "reduce" }, async (page) => {
    await openForm(page);
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "hidden" });
    await openForm(page);
    expect(await page.getByText(words.contact.restore.button).count()).toBe(0);
    expect(await chosenIn(dialogOf(page))).toEqual(chosenAtFirst(last));
  }));

function formOf(page: Page): Locator {
  return page.getByRole("main").locator("form");
}

function chosenIn(form: Locator): Promise<string[]> {
  return form.locator("[name=purpose]:checked").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
}

function works(page: Page) {
  return page.getByRole("group", { name: services.carouselLabel });
}

test("one dot stands beside the service that is pointed at, else beside the one that the page is about", () =>
  visit(`/services/${first?.slug}`, { reducedMotion: "reduce" }, async (page) => {
    const dotted = () =>
      chips(page)
        .locator("a")
        .evaluateAll((all) =>
          all.flatMap((one) => (getComputedStyle(one, "::before").scale === "0" ? [] : one.textContent)),
        );
    expect(await dotted()).toEqual([first?.chip]);
    await chips(page).getByRole("link", { name: last?.chip }).hover();
    expect(await dotted()).toEqual([last?.chip]);
    await page.mouse.move(0, 0);
    expect(await dotted()).toEqual([first?.chip]);
  }));

const whole = words.home.services.cards.filter(
  ({ backgroundImage: { file } }) => isDrawn(file) && !isDrawn(`${file}-sketch`),
);

test.each(whole)("a drawing that says of its parts which are loose and which exact is shown whole: $href", (card) =>
  visit(card.href, {}, async (page) => {
    expect(await page.getByRole("main").getByRole("img", { name: card.backgroundImage.alt }).count()).toBe(1);
    expect(await page.getByRole("slider", { name: words.frame.byHand }).count()).toBe(0);
  }),
);

function chips(page: Page) {
  return page.getByRole("navigation", { name: services.chipsLabel });
}

function currentChips(page: Page) {
  return chips(page).locator("[aria-current=page]").allTextContents();
}

/** The purposes that are chosen before a visitor does. */
function chosenAtFirst(service: Service | undefined): string[] {
  return service?.purpose ? [service.purpose] : [];
}

/** How many works of a carousel are still to come. Runs in the page. */
function worksOutOfView({ children: [first, second], scrollWidth, clientWidth }: HTMLElement): number {
  const [one, other] = [first, second].map((work) => work?.getBoundingClientRect().x ?? 0);
  return (scrollWidth - clientWidth) / ((other ?? 0) - (one ?? 0));
}
