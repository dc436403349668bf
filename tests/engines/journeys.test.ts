import { beforeAll, describe, expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { storedRow } from "#tests/site/contact-steps.ts";
import { testOf } from "#tests/support/test-of.ts";
import type { Engine } from "./engine.ts";
import { findEngines } from "./find-engines.ts";
import { desktop, keys, phone, type Visitor, visit } from "./visitor.ts";

const words = contentIn("en");
const mongolian = contentIn("mn");
const guide = "/guides/house-account-tab";
const interns = words.team.filters.find(({ slug }) => slug === "interns")?.label ?? "";
const [firstVideo] = words.guides.guides.find(({ slug }) => guide.endsWith(slug))?.videos ?? [];

describe.each(findEngines())("$name", ({ start }) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await start();
    return () => engine.close();
  });

  test("the menu opens over a small window, closes by Escape and leads to another page", () =>
    visit(
      engine,
      `/services/${words.services.categories[0]?.slug}`,
      phone,
      async ({ click, sees, misses, press, until, tab }) => {
        await click("header [commandfor=menu]");
        await sees("#menu a", "About Us");
        expect(await tab.run(sizeOf, "#menu")).toMatchObject({ width: phone.width, scrollsBy: 0 });
        await press(keys.escape);
        await misses("#menu");
        await until(() => document.activeElement?.matches("header [commandfor=menu]"));
        await click("header [commandfor=menu]");
        await click("#menu a", "About Us");
        await until(() => location.pathname === "/about-us" && document.readyState === "complete");
      },
    ));

  test.each([phone, desktop])("in a window of $width px a request is sent and stored", (size) =>
    visit(engine, "/", size, async (visitor) => {
      const { click, misses, until } = visitor;
      const name = `Grace on ${engine.name}, ${size.width} px`;
      await click("#to-our-work [commandfor=contact]");
      await click("#contact label", words.contact.purposes[1]?.label);
      await send(visitor, { name, email: "grace@navy.test", body: "A compiler." });
      await misses("#contact");
      expect(storedRow(name)).toMatchObject({ email: "grace@navy.test", captcha: "passed", body: "A compiler." });
      await until(() => (document.querySelector("#contact-name") as HTMLInputElement).value === "");
    }),
  );

  testOf("mongolian")("the header leads to a page in the other language and back", () =>
    visit(engine, "/about-us", desktop, async ({ click, sees, until }) => {
      await click("header a", mongolian.frame.language.name);
      await until(() => location.pathname === "/mn/about-us" && document.documentElement.lang === "mn");
      await sees("header [commandfor=contact]", mongolian.frame.contactUs);
      await click("header a", words.frame.language.name);
      await until(() => location.pathname === "/about-us" && document.documentElement.lang === "en");
    }),
  );

  testOf("mongolian")("the menu of a small window leads to the other language, and its form answers in it", () =>
    visit(engine, "/", phone, async (visitor) => {
      const { click, until } = visitor;
      const name = `Сүх, ${engine.name}`;
      await click("header [commandfor=menu]");
      await click("#menu a", mongolian.frame.language.name);
      await until(() => location.pathname === "/mn" && document.readyState === "complete");
      await click("#to-our-work [commandfor=contact]");
      await send(visitor, { name, email: "sukh@ger.test", body: "Вэб сайт" }, mongolian);
      expect(storedRow(name)).toMatchObject({ body: "Вэб сайт" });
    }),
  );

  test("an incomplete form says what is missing, and a click outside closes it", () =>
    visit(engine, "/about-us", desktop, async ({ click, clickAt, sees, misses, press, until }) => {
      await click("header [commandfor=contact]");
      await click("#contact-email");
      await press(..."grace@navy");
      await sees("#contact-email-error", words.contact.messages.invalidEmail);
      await click("#contact button[type=submit]");
      await until(() => document.activeElement?.id === "contact-name");
      await clickAt(5, 5);
      await misses("#contact");
    }));

  test.each([phone, desktop])("in a window of $width px the buttons of a carousel move it", (size) =>
    visit(engine, "/", size, async ({ click, until, tab }) => {
      await click("#to-our-work [data-step='1']");
      await until(() => document.querySelector("#to-our-work [data-number]")?.textContent === "2");
      const step = size === desktop ? 442 : 330;
      await until((left) => document.querySelector("#to-our-work [data-track]")?.scrollLeft === left, step);
      await click("#to-our-work [data-step='-1']");
      await until(() => document.querySelector("#to-our-work [data-track]")?.scrollLeft === 0);
      expect(await tab.run(() => document.querySelector("#to-our-work [data-step]")?.ariaDisabled)).toBe("true");
    }),
  );

  test("the team can be filtered, and shown as a grid", () =>
    visit(engine, "/", desktop, async ({ click, sees, until }) => {
      await click("#to-about-us button", interns);
      await until(() => document.querySelectorAll("#to-about-us article").length === 4);
      await until(() => location.search !== "");
      await click("#to-about-us button", interns);
      await until(() => document.querySelectorAll("#to-about-us article").length === 32);
      await click("#to-about-us button", words.team.seeMore);
      await sees("#to-about-us button", words.team.seeLess);
      await until(() => !document.querySelector("#to-about-us [data-track]"));
    }));

  testOf("clover")("the guides are searched while a question is typed", () =>
    visit(engine, "/guides", phone, async ({ click, sees, press, until, tab }) => {
      await click("search input");
      await press(..."void a pre");
      await sees("search [role=option]", "HOW TO VOID PRE-AUTH PAYMENTS");
      await press(keys.down);
      const chosen = await tab.run(() => document.querySelector<HTMLAnchorElement>("[aria-selected=true]")?.href);
      await press(keys.enter);
      await until((href) => location.href === href, chosen);
    }),
  );

  test("the contact form is as high as what is in it", () =>
    visit(engine, "/about-us", desktop, async ({ click, sees, tab }) => {
      await click("header [commandfor=contact]");
      await sees("#contact form");
      expect((await tab.run(sizeOf, "#contact")).height).toBeLessThan(desktop.height - 100);
    }));

  testOf("clover")("what opens a video is below its drawing, not on it", () =>
    visit(engine, "/guides/register-plus", desktop, async ({ sees, tab }) => {
      await sees("a[data-view=video]");
      expect(await tab.run(signsOnDrawings)).toEqual([]);
    }),
  );

  testOf("clover")("a video plays in the viewer, and its chapters lead to their seconds", () =>
    visit(engine, guide, desktop, async ({ click, misses, press, sees, until }) => {
      await click("a[data-view=video]");
      await sees("#viewer [data-caption]", firstVideo?.title);
      await until(() => (document.querySelector<HTMLVideoElement>("#viewer video")?.currentTime ?? 0) > 0.2);
      const chapter = firstVideo?.chapters.at(-1);
      await click("#viewer [data-chapters] a", chapter?.title);
      await until(
        (at) => (document.querySelector<HTMLVideoElement>("#viewer video")?.currentTime ?? 0) > at,
        chapter?.at ?? 0,
      );
      await press(keys.escape);
      await misses("#viewer");
      await until(() => document.querySelector("#viewer video") === null);
    }),
  );

  testOf("clover").each([phone, desktop])(
    "in a window of $width px a picture is enlarged, and closed in three ways",
    (size) =>
      visit(engine, guide, size, async ({ click, clickAt, misses, press, until }) => {
        const ways = [() => press(keys.escape), () => click("#viewer [commandfor=viewer]"), () => clickAt(3, 3)];
        for (const close of ways) {
          await click("a[data-view=picture]");
          await until(() => (document.querySelector<HTMLImageElement>("#viewer img")?.naturalWidth ?? 0) > 0);
          await close();
          await misses("#viewer");
          await until(() => document.activeElement?.matches("a[data-view=picture]"));
        }
      }),
  );
});

/** Fills in the open form and sends it. */
async function send({ click, press, sees }: Visitor, fields: Record<string, string>, { contact } = words) {
  for (const [name, text] of Object.entries(fields)) {
    await click(`#contact-${name}`);
    await press(...text);
  }
  await click("#contact label", contact.captcha.label);
  await sees("#contact", contact.captcha.done);
  await click("#contact button[type=submit]");
  await sees("#contact [role=status]", contact.messages.success);
}

/** Its size, and how far it scrolls sideways. Runs in the page. */
function sizeOf(selector: string): { width: number; height: number; scrollsBy: number } {
  const { offsetWidth, offsetHeight, scrollWidth, clientWidth } = document.querySelector(selector) as HTMLElement;
  return { width: offsetWidth, height: offsetHeight, scrollsBy: scrollWidth - clientWidth };
}

/** The links to videos whose drawing reaches below the top of its play sign. Runs in the page. */
function signsOnDrawings(): (string | null)[] {
  const links = [...document.querySelectorAll("a[data-view=video]:has(img)")];
  const bottomOf = (link: Element) => link.querySelector("img")?.getBoundingClientRect().bottom ?? 0;
  const topOf = (link: Element) => link.querySelector("svg")?.getBoundingClientRect().top ?? 0;
  return links.filter((link) => bottomOf(link) > topOf(link)).map((link) => link.ariaLabel);
}
