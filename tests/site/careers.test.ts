import { expect, test } from "vitest";
import { visit } from "./browser.ts";

test("without vacancies the page says so, with a picture, and shows no list of vacancies", () =>
  visit("/careers", {}, async (page) => {
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe("Careers");
    const empty = main.getByRole("region", { name: "There are no current job openings." });
    expect(await empty.getByText("Please check back at another time.").isVisible()).toBe(true);
    expect(await empty.getByRole("img").isVisible()).toBe(true);
    expect(await main.getByRole("heading", { name: "Open Vacancies" }).count()).toBe(0);
  }));
