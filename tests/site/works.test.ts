import { describe, expect, test } from "vitest";
import { withoutMarks } from "#content/marks.ts";
import { pages } from "#content/pages.ts";
import { ofType, thingsIn } from "#tests/structured-data/things-in.ts";
import { addressesOf, desktop, phone, testOn, visit, words } from "./browser.ts";
import { htmlOf } from "./html-of.ts";

const { home, services, company, works } = words;
const paths = works.cases.map(({ slug }) => `/works/${slug}`);

describe.each(works.cases)("the case study $slug", (work) => {
  const path = `/works/${work.slug}`;
  const test = testOn(path, {});

  test("tells for whom, how long and by whom, and leads to its service", async ({ page }) => {
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(work.title);
    const facts = main.locator("header ~ dl");
    expect(await facts.getByRole("listitem").allTextContents()).toEqual(work.team);
    expect(await facts.innerText()).toContain(work.duration);
    const mark = home.clients.marks.find(({ name }) => name === work.client.name);
    expect(await facts.getByRole("img").count()).toBe(mark ? 1 : 0);
    expect(await facts.getByRole("link").getAttribute("href")).toBe(`/services/${work.service}`);
    const menu = page.getByRole("banner").getByRole("navigation");
    expect(await menu.locator("[data-active]").allTextContents()).toEqual(["Services"]);
  });

  test("shows three steps in their order, each drawing larger than the one before", async ({ page }) => {
    const steps = page.getByRole("region", { name: works.labels.steps }).locator("ol > li");
    expect(await steps.getByRole("heading").allTextContents()).toEqual(work.steps.map(({ title }) => title));
    const widths: number[] = [];
    for (const picture of await steps.getByRole("img").all()) widths.push((await picture.boundingBox())?.width ?? 0);
    expect(widths).toHaveLength(3);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(new Set(widths).size).toBe(3);
  });

  test("gives each figure now, the one before where there is one, and how it was measured", async ({ page }) => {
    await page.setViewportSize(phone);
    const results = page.getByRole("region", { name: works.labels.results });
    expect(await results.locator("dt").allTextContents()).toEqual(work.results.items.map(({ label }) => label));
    expect(await results.locator("dd").allTextContents()).toEqual(
      work.results.items.flatMap(({ before, after }) =>
        before ? [`${works.labels.before}: ${before}`, `${works.labels.after}: ${after}`] : [after],
      ),
    );
    expect(await results.textContent()).toContain(withoutMarks(work.results.method ?? ""));
  });

  test("leads to the next one, and the last to the first", async ({ page }) => {
    const next = page.getByRole("region", { name: works.labels.next }).getByRole("link");
    const following = paths[(paths.indexOf(path) + 1) % paths.length];
    // Nothing follows the only one.
    expect(await addressesOf(next)).toEqual(paths.length > 1 ? [following, "/#to-our-work"] : []);
  });

  test("is an article of the company in the structured data, below its service", async () => {
    const things = thingsIn(await htmlOf(path));
    const [article] = ofType(things, "Article");
    expect(article).toMatchObject({ headline: work.title, datePublished: `${work.posted}T00:00:00Z` });
    const [trail] = ofType(things, "BreadcrumbList");
    const items = (trail?.itemListElement ?? []) as { item: string }[];
    expect(items.map(({ item }) => item)).toEqual([
      `${company.url}/`,
      `${company.url}/services/${work.service}`,
      company.url + path,
    ]);
  });
});

test("every case study is in the sitemap and can be reached by a link from another part of the site", async () => {
  expect(pages({ listed: true }).map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  const links = [
    ...home.works.items.map(({ href }) => href),
    ...services.categories.flatMap((service) => service.works.map((slug) => `/works/${slug}`)),
    ...words.projects.projects.map(({ caseStudy }) => caseStudy),
  ];
  expect(links).toEqual(expect.arrayContaining(paths));
});

test("the works on the home page lead to their case studies, by click on the picture too", () =>
  visit("/", { viewport: desktop, reducedMotion: "reduce" }, async (page) => {
    const group = page.getByRole("group", { name: home.works.title });
    expect(await addressesOf(group.getByRole("link"))).toEqual(home.works.items.flatMap(({ href }) => href ?? []));
    const linked = home.works.items.find(({ href }) => href);
    if (!linked) return;
    const picture = group.getByRole("img", { name: linked.alt });
    await picture.scrollIntoViewIfNeeded();
    await picture.click({ force: true });
    await page.waitForURL(`**${linked.href}`);
  }));
