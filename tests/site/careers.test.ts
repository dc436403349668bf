import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { visit } from "./browser.ts";

const words = contentIn("en");

test("without vacancies the page says so with a picture, and shows no vacancy list", () =>
  visit("/careers", {}, async (page) => {
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe("Careers");
    const empty = main.getByRole("region", { name: words.careers.empty.title });
    expect(await empty.getByText(words.careers.empty.text).isVisible()).toBe(true);
    expect(await empty.getByRole("img").isVisible()).toBe(true);
    expect(await main.getByRole("heading", { name: words.careers.openVacancies }).count()).toBe(0);
  }));
