import { expect } from "vitest";
import { phone, testOn, visit, words } from "./browser.ts";

const { company, "about-us": aboutUs } = words;
const test = testOn("/about-us", { reducedMotion: "reduce" });

test("the page says what we do and how an idea becomes code", async ({ page }) => {
  const main = page.getByRole("main");
  expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(aboutUs.title);
  expect(await main.getByText(aboutUs.lead).isVisible()).toBe(true);
  for (const { title } of aboutUs.story)
    expect(await main.getByRole("heading", { name: title }).isVisible()).toBe(true);
});

test("the team starts as a grid, See less turns it into a carousel, and See more back", async ({ page }) => {
  const team = page.getByRole("region", { name: words.team.title });
  expect(await team.getByRole("article").count()).toBe(words.team.members.length);
  expect(await team.locator("[data-track]").count()).toBe(0);
  await team.getByRole("button", { name: words.team.seeLess }).click();
  await team.locator("[data-track]").waitFor();
  await team.getByRole("button", { name: words.team.seeMore }).click();
  await team.locator("[data-track]").waitFor({ state: "detached" });
  expect(await team.getByRole("article").count()).toBe(words.team.members.length);
});

test("both offices are listed with address, phone and map link", async ({ page }) => {
  const offices = page.getByRole("region", { name: aboutUs.offices.title });
  for (const office of company.offices) {
    for (const line of office.addressLines) expect(await offices.getByText(line).isVisible()).toBe(true);
    const phone = offices.getByRole("link", { name: office.phone.label });
    expect(await phone.getAttribute("href")).toBe(office.phone.href);
    const map = offices.getByRole("link", { name: `${words.frame.footer.map}: ${office.name}` });
    expect([await map.getAttribute("href"), await map.getAttribute("target")]).toEqual([office.mapLink, "_blank"]);
  }
});

test("the drawn line ends in the dot inside the window, from a tablet to a wide screen", async ({ page }) => {
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.getByRole("main").locator("picture img").first().boundingBox();
    // In the drawing, 1920 wide, the dot's right edge is at 1536.
    const edge = (box?.x ?? 0) + ((box?.width ?? 0) * 1536) / 1920;
    expect(edge).toBeLessThan(width);
  }
});

test("the portrait stands on its ground, from a phone to a wide screen", async ({ page }) => {
  const ground = page
    .getByRole("main")
    .locator("header > div")
    .filter({ has: page.locator("img") });
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await ground.evaluateAll((all) =>
      all.map(
        (one) => one.getBoundingClientRect().bottom - (one.querySelector("img")?.getBoundingClientRect().bottom ?? 0),
      ),
    );
    expect(gaps.length).toBe(aboutUs.portrait ? 1 : 0);
    // The ground is a border of two pixels.
    expect(gaps.filter((gap) => gap < 0 || gap > 3)).toEqual([]);
  }
});

test("in a wide window the offices stand on the lines of the last two columns of the team", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const lefts = (name: string, one: string) =>
    page
      .getByRole("region", { name })
      .locator(one)
      .evaluateAll((all) => all.slice(0, 4).map((box) => Math.round(box.getBoundingClientRect().left)));
  const team = await lefts(words.team.title, "article");
  expect(await lefts(aboutUs.offices.title, "address")).toEqual(team.slice(2));
});

test("on a phone the team begins with eight portraits, and See more shows the rest; without scripts all are there", async () => {
  const team = words.team.members.length;
  const people = "[data-island=team-browser] article >> visible=true";
  await visit("/about-us", { viewport: phone }, async (page) => {
    expect(await page.locator(people).count()).toBe(8);
    await page.getByRole("button", { name: words.team.seeMore }).click();
    await expect.poll(() => page.locator(people).count()).toBe(team);
    expect(await page.getByRole("button", { name: words.team.seeLess }).isVisible()).toBe(true);
  });
  await visit("/about-us", { viewport: phone, javaScriptEnabled: false }, async (page) => {
    expect(await page.locator(people).count()).toBe(team);
  });
});

test("the page ends as home does: with the drawn question, whose line comes from the left edge", async ({ page }) => {
  const closing = page.getByRole("region", { name: words.home.closing.title });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await closing.scrollIntoViewIfNeeded();
    const box = await closing.locator("picture img").boundingBox();
    expect(box?.x).toBeLessThan(0);
    expect(box?.width).toBeGreaterThan(width * 0.8);
  }
});
