import { describe, expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { withoutMarks } from "#content/marks.ts";
import { addressIn, languages } from "#contract/languages.ts";
import { addressesOf, testOn, words } from "./browser.ts";
import { htmlOf } from "./html-of.ts";

const { groups, price } = words["how-we-work"];

describe("how we work", () => {
  const test = testOn("/how-we-work", {});

  test("answers each question under its heading, and says how a price is made", async ({ page }) => {
    const main = page.getByRole("main");
    for (const { title, answers } of groups) {
      const group = main.getByRole("region", { name: title });
      expect(await group.getByRole("heading", { level: 3 }).allTextContents()).toEqual(
        answers.map(({ question }) => question),
      );
      for (const { answer } of answers) expect(await group.textContent()).toContain(withoutMarks(answer));
    }
    const sections = [...groups.map(({ id }) => id), "price"];
    expect(await addressesOf(main.getByRole("navigation").getByRole("link"))).toEqual(sections.map((id) => `#${id}`));
    const told = main.getByRole("region", { name: price.title });
    expect(await told.textContent()).toContain(withoutMarks(price.text));
    expect(await main.locator("h2 + div > img").count()).toBe(groups.length + 1);
    expect(await told.getByRole("definition").allTextContents()).toEqual(price.bands.map(({ range }) => range));
  });
});

test.each(languages)("home, services, works, about us and the footer lead to it: %s", async (language) => {
  const href = `href="${addressIn(language, "/how-we-work")}"`;
  const works = `/works/${contentIn(language).works.cases[0]?.slug}`;
  const services = contentIn(language).services.categories.map(({ slug }) => `/services/${slug}`);
  for (const path of ["/", "/works", works, "/about-us", ...services]) {
    const [main, footer] = (await htmlOf(addressIn(language, path))).split("<footer");
    for (const part of [main, footer]) expect(part, path).toContain(href);
  }
});
