import { describe, expect, test } from "vitest";
import { withoutMarks } from "#content/marks.ts";
import { pages } from "#content/pages.ts";
import { on } from "#contract/parts.ts";
import { ofType, thingsIn } from "#tests/structured-data/things-in.ts";
import { addressesOf, desktop, isDrawn, phone, testOn, visit, words } from "./browser.ts";
import { htmlOf } from "./html-of.ts";

const { home, services, company, works } = words;
const paths = works.cases.map(({ slug }) => `/works/${slug}`);

describe.each(works.cases)("the case study $slug", (work) => {
  const path = `/works/${work.slug}`;
  const test = testOn(path, {});

  test("tells for whom, how long and how much work it was, and leads to its service", async ({ page }) => {
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(
      `${works.labels.caseStudy}: ${work.searchTerm} ${work.title}`,
    );
    const facts = main.locator("header ~ dl");
    for (const fact of [work.duration, work.effort]) expect(await facts.innerText()).toContain(fact);
    const mark = home.clients.marks.find(({ name }) => name === work.client.name);
    expect(await facts.getByRole("img").count()).toBe(mark ? 1 : 0);
    expect(await facts.getByRole("link").getAttribute("href")).toBe(`/services/${work.service}`);
    const menu = page.getByRole("banner").getByRole("navigation");
    const [active] = words.frame.menu.filter(({ sectionId }) => sectionId === "to-our-work");
    expect(await menu.locator("[data-active]").allTextContents()).toEqual([active?.label]);
  });

  test("begins with a picture that is never higher than nine tenths of the window", async ({ page }) => {
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 1920, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const { height = 0 } = (await page.locator("article > div:has(img)").first().boundingBox()) ?? {};
      expect(height).toBeGreaterThan(0.5 * viewport.height);
      expect(height).toBeLessThanOrEqual(0.9 * viewport.height + 0.5);
    }
  });

  test("shows half of the first window's picture at 1440 by 900, where the dot is the only one that acts", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { y = 900 } = (await page.locator("article > div:has(img)").first().boundingBox()) ?? {};
    expect(900 - y).toBeGreaterThan(400);
    expect(await page.locator("[data-stop]").count()).toBe(0);
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

  test("shows another part of the finished drawing than above, and ends pictures at the margin or the window's edge", async ({
    page,
  }) => {
    for (const viewport of [phone, desktop, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(viewport);
      const frames = await page
        .getByRole("region", { name: works.labels.steps })
        .locator("li > div:has(img)")
        .evaluateAll((all) =>
          all.map((frame) => {
            const { left, right, width } = frame.getBoundingClientRect();
            const image = frame.querySelector("img") as HTMLImageElement;
            return { left, right, shown: width / image.getBoundingClientRect().width };
          }),
        );
      const end = await page.evaluate(() => document.documentElement.clientWidth);
      const margin = (await page.getByRole("main").locator("header ~ dl > div").first().boundingBox())?.x ?? 0;
      for (const { left, right } of frames) {
        expect([0, margin].some((edge) => Math.abs(left - edge) < 1 || Math.abs(end - right - edge) < 1)).toBe(true);
        if (left < margin - 1) expect(left).toBeCloseTo(0, 0);
        if (right > end - margin + 1) expect(right).toBeCloseTo(end, 0);
      }
      // A photograph is shown whole.
      const { shown = 1 } = frames.at(-1) ?? {};
      expect(shown < 0.6).toBe(isDrawn(work.steps.at(-1)?.picture.file ?? ""));
    }
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

  test("ends each line of the results in a large figure: below it on a phone, beside it in wider windows", async ({
    page,
  }) => {
    const figures = page.getByRole("region", { name: works.labels.results }).locator("dd:has(svg) > span:last-child");
    const looks = () =>
      figures.evaluateAll((all) =>
        all.map((figure) => {
          const line = figure.parentElement?.querySelector("svg")?.getBoundingClientRect();
          const { top, bottom } = figure.getBoundingClientRect();
          const { fontSize } = getComputedStyle(figure);
          return {
            isBelow: top >= (line?.top ?? 0),
            isBeside: bottom >= (line?.bottom ?? 0) && top <= (line?.top ?? 0),
            size: Number.parseFloat(fontSize),
          };
        }),
      );
    await page.setViewportSize(phone);
    const [small] = [await looks()];
    expect(small).toHaveLength(work.results.items.length);
    for (const { isBelow, size } of small) expect([isBelow, size >= 64 && size <= 72]).toEqual([true, true]);
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const { isBeside, size } of await looks()) expect([isBeside, size >= 68]).toEqual([true, true]);
  });

  test("draws each line of the results by scrolling to a figure that is there; without motion all is there", async ({
    page,
  }) => {
    const row = page.getByRole("region", { name: works.labels.results }).locator("dl > div").first();
    const look = () =>
      row.evaluate((one) => {
        const [line, figure] = [one.querySelector("svg"), one.querySelector("dd:has(svg) > span:last-child")].map(
          (part) => getComputedStyle(part as Element),
        );
        return { hidden: line?.clipPath !== "none" && line?.clipPath !== "inset(0px)", figure: figure?.opacity };
      });
    // What is laid out above it meanwhile moves it.
    const rowAt = (share: number) =>
      expect.poll(async () => {
        await row.evaluate((one, part) => {
          scrollTo({ top: scrollY + one.getBoundingClientRect().top - innerHeight * part, behavior: "instant" });
        }, share);
        return look();
      });
    await rowAt(0.85).toEqual({ hidden: true, figure: "1" });
    await rowAt(0.3).toEqual({ hidden: false, figure: "1" });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await rowAt(0.85).toEqual({ hidden: false, figure: "1" });
    await page.emulateMedia({ reducedMotion: "no-preference" });
  });

  test("leads to the next one, and the last to the first", async ({ page }) => {
    const next = page.getByRole("region", { name: works.labels.next }).getByRole("link");
    const following = paths[(paths.indexOf(path) + 1) % paths.length];
    // Nothing follows the only one.
    expect(await addressesOf(next)).toEqual(paths.length > 1 ? [following, "/works"] : []);
  });

  test("is an article of the company in the structured data, below the works", async () => {
    const things = thingsIn(await htmlOf(path));
    const [article] = ofType(things, "Article");
    expect(article).toMatchObject({ headline: work.title, datePublished: `${work.posted}T00:00:00Z` });
    const [trail] = ofType(things, "BreadcrumbList");
    const items = (trail?.itemListElement ?? []) as { item: string }[];
    expect(items.map(({ item }) => item)).toEqual([`${company.url}/`, `${company.url}/works`, company.url + path]);
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

describe("the page of all works", () => {
  const test = testOn("/works", {});
  const groups = [
    ...services.categories.map(({ slug, title }) => ({ id: slug, title, isIn: "service" as const })),
    ...works.industries.map(({ id, name }) => ({ id, title: name, isIn: "industry" as const })),
  ];
  const studies = works.cases.map(({ name, slug, service, industry }) => ({
    name,
    service,
    industry,
    href: `/works/${slug}`,
  }));
  const addresses = studies.map(({ href }) => href);
  const others = home.works.items.filter(({ href = "" }) => !addresses.includes(href));
  const isShort = (name: string) =>
    ![...studies, ...apps.map(({ title }) => ({ name: title }))].some((one) => one.name === name);
  const all = [
    ...studies,
    ...others.map(({ title, service, industry }) => ({ name: title, service, industry, href: "" })),
  ];
  const apps = on.clover ? home.clover.cards.filter(({ title }) => others.some((work) => work.title === title)) : [];

  test("has each of them once, with its result, and links those that have a case study or are a Clover app", async ({
    page,
  }) => {
    const items = page.getByRole("main").locator("section li:visible");
    expect(await items.count()).toBe(all.length);
    const headings = await items.locator("h3").allTextContents();
    const names = headings.map((heading) => heading.replace(`: ${works.labels.read}`, ""));
    expect(names.toSorted()).toEqual(all.map(({ name }) => name).sort());
    expect((await addressesOf(items.getByRole("link"))).sort()).toEqual(
      [...addresses, ...apps.map(({ href }) => href)].sort(),
    );
    const results = [
      ...works.cases.map(({ name, results }) => ({ name, result: results.items[0] })),
      ...others.map(({ title, result }) => ({ name: title, result })),
    ].flatMap(({ name, result }) => (result ? { name, ...result } : []));
    for (const { label } of results)
      expect(await items.getByText(label).count()).toBe(results.filter((one) => one.label === label).length);
    // A screen reader says "After" of a figure only if it said "Before" of another.
    for (const { name, label, before, after } of results) {
      const text = (await items.nth(names.indexOf(name)).textContent()) ?? "";
      expect(text).toContain(label);
      expect(text).toContain(after);
      expect(text.includes(`${works.labels.after} ${after}`), label).toBe(before !== undefined);
    }
  });

  test("shows a crop of each that links on, with a case study up to the window's edge, and loads those below the first late", async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    const pictures = page.getByRole("main").locator("section li:visible > div > img");
    const shown = await pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => ({
        linked: image.closest("li")?.querySelector("a[href*='/works/']") !== null,
        right: document.documentElement.clientWidth - image.getBoundingClientRect().right,
        width: image.getBoundingClientRect().width,
        hasSize: image.hasAttribute("width") && image.hasAttribute("height"),
        loading: image.loading,
      })),
    );
    expect(shown).toHaveLength(studies.length + apps.length);
    expect(await page.locator("section li:visible:has(h3):not(:has(a))").locator("img").count()).toBe(0);
    const margin = (await page.locator("h2:visible").first().boundingBox())?.x;
    for (const { linked, right } of shown) expect(right).toBeCloseTo(linked ? 0 : (margin ?? 0), 0);
    expect(shown.every(({ hasSize }) => hasSize)).toBe(true);
    expect(shown.slice(1).every(({ loading }) => loading === "lazy")).toBe(true);
    // Those that nobody has chosen, too.
    expect(await page.locator('main img:not([loading="lazy"])').count()).toBe(1);
    const widths = (linked: boolean) => shown.filter((picture) => picture.linked === linked).map(({ width }) => width);
    expect(Math.min(...widths(true))).toBeGreaterThan(Math.max(0, ...widths(false)));
    for (const { href } of studies) {
      const [, scene = ""] = (await htmlOf(href)).match(/<\/header>(.*?)<dl/s) ?? [];
      const drawings = [...scene.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source);
      const shown = page.locator(`section li:visible:has(a[href="${href}"]) img`);
      expect(await shown.getAttribute("src"), "what it became").toBe(drawings.at(-1));
    }
  });

  test("draws the frame of a work that is pointed at inside the window, and presses what its drawing is about", async ({
    page,
  }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      for (const { slug, press } of works.cases) {
        const card = page.locator(`section li:visible:has(a[href="/works/${slug}"])`);
        await card.locator("img").hover({ force: true });
        const look = await card.evaluate((one) => {
          const { left, right } = one.getBoundingClientRect();
          const [frame, dot] = ["::before", "::after"].map((part) => getComputedStyle(one, part));
          return {
            from: left + Number.parseFloat(frame?.left ?? ""),
            to: document.documentElement.clientWidth - right + Number.parseFloat(frame?.right ?? ""),
            dot: dot?.backgroundImage,
            // What is cropped moves the place.
            crop: dot?.getPropertyValue("--crop"),
            // On a way there the dot would lie on words.
            travels: one
              .getAnimations({ subtree: true })
              .map(({ effect }) => effect as KeyframeEffect)
              .filter(({ target, pseudoElement }) => target === one && pseudoElement === "::after")
              .some((effect) => effect.getKeyframes().some(({ translate }) => translate)),
          };
        });
        expect(Math.min(look.from, look.to), slug).toBeGreaterThanOrEqual(11);
        const [x, y] = press?.split(" ") ?? [];
        const isCropped = viewport === desktop;
        expect(look.dot, slug).toContain(press ? `at ${x} ${isCropped ? "" : y}` : "none");
        expect(look.travels, slug).toBe(false);
        expect(look.crop, slug).toBe(isCropped ? "1.125" : "");
      }
    }
    await page.mouse.move(0, 0);
  });

  test("shows all of its filter at once on a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    const links = page.getByRole("main").getByRole("navigation").locator("a:visible");
    const ends = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(phone.width);
  });

  test("leads from each service to its page", async ({ page }) => {
    const links = page.getByRole("main").locator("section:visible > div > div").getByRole("link");
    const shown = groups.filter(({ id, isIn }) => isIn === "service" && all.some(({ service }) => service === id));
    expect(await addressesOf(links)).toEqual(shown.map(({ id }) => `/services/${id}`));
  });

  test("shows only those of a service or an industry after a click on its link, without a script", async () => {
    await visit("/works", { javaScriptEnabled: false }, async (page) => {
      const main = page.getByRole("main");
      for (const { id, title, isIn } of groups) {
        const chosen = all.filter((work) => work[isIn] === id);
        const link = main.getByRole("navigation").getByRole("link", { name: title });
        expect(await link.count(), title).toBe(chosen.length > 0 ? 1 : 0);
        if (chosen.length === 0) continue;
        expect(await link.textContent()).toBe(`${title} ${chosen.length}`);
        await link.click();
        // What was clicked stays where it was, and is marked, the only one.
        expect(await page.evaluate(() => scrollY)).toBe(0);
        const marked = main.getByRole("navigation").locator("[aria-current]:visible");
        expect(await marked.allTextContents()).toEqual([`${title} ${chosen.length}`]);
        expect(await marked.evaluate((one) => getComputedStyle(one, "::before").borderRadius)).toBe("50%");
        expect(await main.locator("h1").evaluate((one) => getComputedStyle(one, "::after").visibility)).toBe("hidden");
        const covers = await main
          .locator("section:not(:first-child) li:visible:first-child > div:has(> img)")
          .evaluateAll((all) => all.map((picture) => getComputedStyle(picture, "::before").display));
        expect(covers.filter((display) => display !== "none")).toEqual([]);
        const names = await main.locator("section li:visible h3").allTextContents();
        expect(names.map((name) => name.replace(`: ${works.labels.read}`, ""))).toEqual(
          // Those that link on first.
          [...chosen]
            .sort((one, other) => Number(isShort(one.name)) - Number(isShort(other.name)))
            .map(({ name }) => name),
        );
      }
      await main.getByRole("link", { name: works.overview.all }).click();
      expect(await main.locator("section li:visible").count()).toBe(all.length);
      expect(await main.locator("[aria-current]:visible").count()).toBe(0);
    });
  });
});

test("home, every service that has a case study, every case study and the footer lead to all works", async () => {
  const without = [
    "/about-us",
    ...services.categories.flatMap(({ slug, works }) => (works[0] ? [] : `/services/${slug}`)),
  ];
  const from = ["/", "/about-us", ...services.categories.map(({ slug }) => `/services/${slug}`), ...paths];
  for (const path of from) {
    const [main = "", footer = ""] = (await htmlOf(path)).split("<footer");
    expect(footer, path).toContain('href="/works"');
    if (!without.includes(path)) expect(main, path).toMatch(/href="\/works[#"]/);
  }
});
