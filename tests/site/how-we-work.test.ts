import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firstSentence } from "#app/pages/how-we-work/first-sentence.ts";
import { contentIn } from "#content/index.ts";
import { withoutMarks } from "#content/marks.ts";
import { addressIn, languages } from "#contract/languages.ts";
import { addressesOf, still, testOn, visit, words } from "./browser.ts";
import { htmlOf } from "./html-of.ts";

const { groups, stages, price } = words["how-we-work"];

describe("how we work", () => {
  const test = testOn("/how-we-work", {});

  test("answers each question under its heading, and says how a price is made", async ({ page }) => {
    const main = page.getByRole("main");
    for (const { title, answers } of groups) {
      const group = main.getByRole("region", { name: title });
      expect(await group.getByRole("heading", { level: 3 }).allTextContents()).toEqual(
        answers.map(({ question }) => question),
      );
      const parts = answers.flatMap(({ answer }) => firstSentence(withoutMarks(answer)));
      for (const part of parts.filter((part) => part !== undefined)) {
        expect(await group.textContent()).toContain(part);
      }
    }
    const sections = [...groups.map(({ id }) => id), "price"];
    expect(await addressesOf(main.getByRole("navigation").getByRole("link"))).toEqual(sections.map((id) => `#${id}`));
    const told = main.getByRole("region", { name: price.title });
    expect(await told.textContent()).toContain(withoutMarks(price.text));
    expect(await main.locator("h2 + div > img").count()).toBe(groups.length + 1);
    const [line, scale] = [main.getByRole("region", { name: stages.title }), told.getByRole("list")];
    for (const { title, text } of stages.items) {
      expect(await line.getByRole("listitem").filter({ hasText: title }).textContent()).toContain(withoutMarks(text));
    }
    expect((await scale.getByRole("listitem").allTextContents()).map((work) => work.split(" ")[0])).toEqual(
      price.scale?.works.map(({ size }) => size) ?? [],
    );
    expect(await told.getByRole("definition").allTextContents()).toEqual(price.bands.map(({ range }) => range));
  });
});

test("a link to a section answers a pointer and the keyboard: the dot stands before it", () =>
  visit("/how-we-work", still, async (page) => {
    const [first, second] = await page.getByRole("main").getByRole("navigation").getByRole("link").all();
    const dots = async () =>
      Promise.all([first, second].map((link) => link?.evaluate((one) => getComputedStyle(one, "::before").scale)));
    expect(await dots()).toEqual(["0", "0"]);
    await first?.hover();
    expect(await dots()).toEqual(["1", "0"]);
    await page.mouse.move(0, 0);
    await page.keyboard.press("Tab");
    await second?.focus();
    expect(await dots()).toEqual(["0", "1"]);
  }));

const [told] = groups.flatMap(({ answers }) => answers).filter(({ answer }) => firstSentence(answer)[1]);
const whole = (page: Page) => page.locator(`h3#${told?.id} + div details p`);

test.each([390, 1440])(
  "an answer is its first sentence, and a tap on it or its address shows the others, %i px wide",
  (width) =>
    visit("/how-we-work", { ...still, viewport: { width, height: 844 } }, async (page) => {
      const [others, main] = [whole(page), page.getByRole("main")];
      expect(await others.isVisible()).toBe(false);
      // What is tapped lies above it.
      await main.getByText(firstSentence(told?.answer ?? "")[0]).click({ force: true });
      expect(await others.isVisible()).toBe(true);
      await page.keyboard.press("Enter");
      expect(await others.isVisible()).toBe(false);
      await page.goto(`/how-we-work#${told?.id}`);
      expect(await others.isVisible()).toBe(true);
      await page.goto("/how-we-work#price");
      expect(await others.isVisible()).toBe(false);
      await page.emulateMedia({ media: "print" });
      expect(await others.isVisible()).toBe(true);
    }),
);

test.each(languages)("home, services, works, about us and the footer lead to it: %s", async (language) => {
  const href = `href="${addressIn(language, "/how-we-work")}"`;
  const works = `/works/${contentIn(language).works.cases[0]?.slug}`;
  const services = contentIn(language).services.categories.map(({ slug }) => `/services/${slug}`);
  for (const path of ["/", "/works", works, "/about-us", ...services]) {
    const [main, footer] = (await htmlOf(addressIn(language, path))).split("<footer");
    for (const part of [main, footer]) expect(part, path).toContain(href);
  }
});
