import { expect, test } from "vitest";
import { visit, words } from "./browser.ts";

test("the page lists its vacancies, or says with a picture that there are none", () =>
  visit("/careers", {}, async (page) => {
    const { vacancies, empty, openVacancies } = words.careers;
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe("Careers");
    const none = main.getByRole("region", { name: empty.title });
    expect(await none.getByText(empty.text).count()).toBe(vacancies.length === 0 ? 1 : 0);
    expect(await none.getByRole("img").count()).toBe(vacancies.length === 0 ? 1 : 0);
    expect(await main.getByRole("heading", { name: openVacancies }).count()).toBe(vacancies.length === 0 ? 0 : 1);
  }));
