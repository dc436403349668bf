import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { languagesOf, pages } from "#content/pages.ts";
import { languageOfferKey } from "#contract/browser-storage.ts";
import { addressIn, type Language, languages, withoutLanguage } from "#contract/languages.ts";
import { desktop, phone, visit, visitAnew } from "./browser.ts";
import { fillIn, storedRow } from "./contact-steps.ts";
import { htmlOf } from "./html-of.ts";
import { violations } from "./violations.ts";

const { company, frame, works } = contentIn("en");
/** A case study with a drawing that is translated. */
const study = works.cases.find(({ slug }) => existsSync(`content/pictures/mn/works-steps/${slug}/planned.svg`));
const mongolian = contentIn("mn").frame;
const listed = new Set(pages({ listed: true }).map(({ path }) => path));
let sitemap: string;

beforeAll(async () => {
  sitemap = await htmlOf("/sitemap.xml");
});

describe.each(pages())("$path", ({ path, language }) => {
  const main = withoutLanguage(path);
  const versions = languagesOf(main);

  test("names its versions in other languages as they name it, and English for everybody else", async () => {
    const html = await htmlOf(path);
    const links = versionsIn(html);
    const isIndexed = !html.includes('content="noindex"');
    const expected = versions.length === 1 ? [] : versions.map((one) => [one, company.url + addressIn(one, main)]);
    const [, inSitemap = ""] = sitemap.match(`<loc>${company.url}${path}</loc>(.*?)</url>`) ?? [];
    expect(versionsIn(inSitemap)).toEqual(listed.has(path) ? expected : []);
    if (!isIndexed || versions.length === 1) return expect(links).toEqual([]);
    expect(links).toEqual([...expected, ["x-default", company.url + main]]);
    expect(html).toContain(`<meta property="og:locale" content="${locales[language] ?? language}`);
  });

  test("marks the same item of the menu in every language, and names a feed, which is English, in English alone", async () => {
    const [html, inEnglish] = await Promise.all([path, main].map(htmlOf));
    const [inMenu, inEnglishMenu] = [html, inEnglish].map((text = "") => {
      const [menu = ""] = text.match(/<header.*?<\/nav>/s) ?? [];
      return [...menu.matchAll(/<li><a ([^>]*)/g)].map(([, item]) => item?.includes("data-active"));
    });
    expect(inMenu).toEqual(inEnglishMenu);
    if (language !== "en") expect(html).not.toContain("application/rss+xml");
  });

  test("links from menu and footer to itself in the other language, or to the home page there", async () => {
    const html = await htmlOf(path);
    for (const other of languages.filter((one) => one !== language)) {
      const address = addressIn(other, versions.includes(other) ? main : "/");
      const { name } = contentIn(other).frame.language;
      const link = `lang="${other}" hrefLang="${other}" href="${address}">${name}</a>`;
      // Twice in the menu: in the header, and over the whole screen of a phone.
      expect(html.split(link)).toHaveLength(4);
    }
  });
});

const locales: Partial<Record<Language, string>> = { en: "en_US", mn: "mn_MN" };

test("in Mongolian, links lead to Mongolian pages, and those to English ones say so", async () => {
  for (const { path } of pages({ language: "mn" })) {
    const html = await htmlOf(path);
    const links = [...html.matchAll(/<a\s([^>]*)href="(\/[^"/.][^".]*|\/)"([^>]*)>/g)];
    expect(links.length).toBeGreaterThan(10);
    for (const [, before, href = "", after] of links) {
      const [target = ""] = href.split(/[?#]/);
      if (languagesOf(target).length === 0) continue;
      expect(`${path} → ${href} ${before}${after}`).toContain('hrefLang="en"');
    }
  }
});

describe("the offer of a page in another language", () => {
  test("is one line for a browser that prefers the language, moves and loads nothing, and can be closed for good", () =>
    visit("/about-us", { locale: "mn-MN", viewport: phone, reducedMotion: "reduce" }, async (page) => {
      const offer = page.locator("[data-offer]");
      await offer.waitFor();
      const link = offer.getByRole("link", { name: mongolian.language.offer });
      expect(await link.getAttribute("href")).toBe("/mn/about-us");
      expect(await offer.getAttribute("lang")).toBe("mn");
      expect(await page.evaluate(fontsLoaded)).toEqual(["basic"]);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ media: "print" });
      expect(await page.locator("[data-edge], #cookie-bar").filter({ visible: true }).count()).toBe(0);
      await page.emulateMedia({ media: "screen" });
      await offer.getByRole("button", { name: mongolian.language.close }).click();
      expect(await offer.isVisible()).toBe(false);
      expect(await page.evaluate((key) => localStorage.getItem(key), languageOfferKey)).toBe("no");
      await page.goto("/privacy-policy");
      await page.waitForLoadState("networkidle");
      expect(await offer.isVisible()).toBe(false);
    }));

  test("hides nothing that is focused, in a low window, and its own focus is seen on its dark ground", () =>
    visit(`/works/${works.cases[0]?.slug}`, { ...lowMongolian, reducedMotion: "reduce" }, async (page) => {
      await page.locator("[data-offer]").waitFor();
      const hidden: string[] = [];
      for (let stop = 0; stop < 45; stop += 1) {
        await page.keyboard.press("Tab");
        const name = await page.evaluate(nameIfCovered);
        if (name) hidden.push(name);
      }
      expect(hidden).toEqual([]);
      const close = page.getByRole("button", { name: mongolian.language.close }).first();
      await close.focus();
      const [ring, words] = await close.evaluate((button) => {
        const { outlineColor, color } = getComputedStyle(button);
        return [outlineColor, color];
      });
      expect(ring).toBe(words);
    }));

  test.each([phone, desktop])(
    "covers nothing and scrolls away with the top of the page, in a window of $width px",
    (viewport) =>
      visit("/mn/privacy-policy", { viewport, reducedMotion: "reduce" }, async (page) => {
        const offer = page.locator("[data-offer]");
        await offer.waitFor();
        const below = await offer.evaluate((one) => one.getBoundingClientRect().bottom);
        // The line of a large title is higher than its letters.
        expect(await page.locator("h1").evaluate((title) => title.getBoundingClientRect().top)).toBeGreaterThan(
          below - 8,
        );
        const header = await page.getByRole("banner").evaluate((one) => one.getBoundingClientRect().bottom);
        expect(await offer.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(header);
        await page.mouse.wheel(0, 400);
        await expect.poll(() => offer.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(0);
      }),
  );

  test("leaves the end of the page in sight on a phone, with the cookie bar and without it", () =>
    visit("/mn", { viewport: phone, reducedMotion: "reduce" }, async (page) => {
      const room = () =>
        page.evaluate(() => {
          scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
          const offer = document.querySelector("[data-offer]")?.getBoundingClientRect();
          const last = document.querySelector("#pause-animations")?.getBoundingClientRect();
          return Number(offer?.top) - Number(last?.bottom);
        });
      await page.locator("[data-offer]").waitFor();
      expect(await room()).toBeGreaterThan(0);
      await page.getByRole("button", { name: mongolian.cookieBar.ok }).click();
      expect(await room()).toBeGreaterThan(0);
    }));

  test("comes for English on a Mongolian page, and not where the page is in the preferred language", () =>
    visitAnew("about:blank", {}, async (page) => {
      // Someone who reads both, and prefers English. Manipuri, mni, is not Mongolian.
      const value = ["mni", "en-US", "mn-MN"];
      await page.addInitScript((value) => Object.defineProperty(navigator, "languages", { value }), value);
      await page.goto("/mn/privacy-policy");
      const offer = page.getByRole("link", { name: frame.language.offer });
      await offer.click();
      await page.waitForURL("/privacy-policy");
      await page.waitForLoadState("networkidle");
      expect(await page.locator("[data-offer]").isVisible()).toBe(false);
    }));
});

test("the form of a Mongolian page speaks Mongolian until the request is stored, and so does the cookie bar", () =>
  visit("/mn", { reducedMotion: "reduce" }, async (page) => {
    const { contact, "cookie-settings": cookieSettings } = contentIn("mn");
    await page.getByRole("button", { name: mongolian.cookieBar.ok, exact: true }).click();
    await page.getByRole("button", { name: mongolian.footer.cookieSettings }).click();
    await page.getByText(cookieSettings.saidYes).waitFor();
    await page.getByRole("button", { name: mongolian.cookieBar.ok, exact: true }).click();
    await page.getByRole("banner").getByRole("button", { name: mongolian.contactUs }).click();
    const form = page.getByRole("dialog").locator("form");
    await page.locator("#contact [data-hydrated]").waitFor();
    expect(await form.innerText()).toContain(contact.captcha.label);
    expect(await form.getByRole("link").getAttribute("href")).toBe("/mn/privacy-policy");
    expect(await form.locator("[name=language]").getAttribute("value")).toBe("mn");
    await form.getByRole("button", { name: contact.send }).click();
    await form.getByText(contact.messages.required).first().waitFor();
    await fillIn(form, "Тэмүүлэн", contact);
    await form.getByLabel(contact.captcha.label).check();
    await form.getByText(contact.captcha.done).waitFor();
    await form.getByRole("button", { name: contact.send }).click();
    await form.getByText(contact.messages.success).waitFor();
    expect(storedRow("Тэмүүлэн")).toMatchObject({ language: "mn" });
  }));

test("the contact dialog names the office in the reader's country, with its phone and hours", async () => {
  const { offices } = contentIn("mn").company;
  const [main] = offices;
  const near = offices.find(({ countryCode }) => countryCode === "MN") ?? main;
  const [, dialog = ""] = (await htmlOf("/mn")).split('id="contact"');
  expect(dialog).toContain(`${near?.phone.label}</a>`);
  expect(dialog).toContain(near?.hours ? ` (${near.hours}).</p>` : ".</p>");
  expect((await htmlOf("/")).split('id="contact"')[1]).toContain(`${main?.phone.label}</a>`);
});

test("a Mongolian page writes dates as Mongolians do", async () => {
  const { effective } = contentIn("mn").legal.us;
  const [year, month, day] = effective.split("-").map(Number);
  const named = `${year} оны ${months[(month ?? 0) - 1]} сарын ${day}`;
  expect(await htmlOf("/mn/privacy-policy")).toContain(`<time dateTime="${effective}">${named}</time>`);
});

test("an address that does not exist gets an error page in its language", async () => {
  const response = await fetch(`${inject("base")}/mn/nothing.txt`, { headers: { accept: "text/html" } });
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('<html lang="mn">');
  expect(html).toContain(contentIn("mn")["error-screen"].errors.notFound.message);
});

const months = [
  "нэгдүгээр",
  "хоёрдугаар",
  "гуравдугаар",
  "дөрөвдүгээр",
  "тавдугаар",
  "зургаадугаар",
  "долоодугаар",
  "наймдугаар",
  "есдүгээр",
  "аравдугаар",
  "арван нэгдүгээр",
  "арван хоёрдугаар",
];

/** A window of 1280 by 1024 px at 400 percent. */
const lowMongolian = { locale: "mn-MN", viewport: { width: 320, height: 256 } };

/** The focused element, if something else is in front of its middle and its corners. Runs in the page. */
function nameIfCovered(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
  );
  const isSeen = points.some((point) => point && (focused.contains(point) || point.contains(focused)));
  return isSeen ? undefined : focused.outerHTML.slice(0, 90);
}

/** The languages and addresses in which a page, or an entry of the sitemap, says that it can be read. */
function versionsIn(markup: string) {
  const links = markup.matchAll(/<(?:xhtml:)?link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
  return [...links].map(([, language, href]) => [language, href]);
}

/** Runs in the page. */
function fontsLoaded(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => name.match(/\/(basic|mongolian)-/)?.[1]);
  return names.filter((name) => name !== undefined);
}

test.skipIf(!study).each([
  [`/works/${study?.slug}`, "content/pictures"],
  [`/mn/works/${study?.slug}`, "content/pictures/mn"],
])("%s shows its drawing from %s", async (path, folder) => {
  const [, steps = ""] = (await htmlOf(path)).split(' aria-labelledby="steps"');
  const [, plan] = [...steps.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, address = ""]) => address);
  const shown = await fetch(new URL(plan ?? "", inject("base")));
  expect(await shown.text()).toBe(readFileSync(`${folder}/works-steps/${study?.slug}/planned.svg`, "utf8"));
});
