import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { introSeenKey } from "#contract/browser-storage.ts";
import { on } from "#contract/parts.ts";
import { testOf } from "#tests/support/test-of.ts";
import {
  aboutByHand,
  firstOf,
  isDrawn,
  movedIn,
  onePageOfEachKind,
  phone,
  startAgain,
  still,
  studiesByHand,
  testOn,
  untilReported,
  visit,
  visitAnew,
  words,
} from "./browser.ts";

describe("the home page in motion", () => {
  const test = testOn("/", {});

  test.beforeEach(async ({ page }) => {
    // The intro is over.
    await page.waitForFunction(() => document.documentElement.dataset.loading === undefined);
  });

  test("the page scrolls smoothly where motion is welcome, at once with reduced motion", async ({ page }) => {
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    const welcome = await behavior();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const reduced = await behavior();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect({ welcome, reduced }).toEqual({ welcome: "smooth", reduced: "auto" });
  });

  test("the client marks and the dot along the letters move in a loop without end", async ({ page }) => {
    const [marks, dot] = [`[aria-label='${words.home.clients.label}'] > div`, "[data-graphic] [data-endless] > span"];
    for (const moving of [marks, dot]) expect(await loopsOf(page, moving)).toBe(true);
    // Half of the belt is the second run: when it is reached, the first stands where it stood.
    const belt = page.locator(marks);
    const [whole, run] = await belt.evaluate((element) => [
      element.getBoundingClientRect().width,
      element.firstElementChild?.getBoundingClientRect().width,
    ]);
    expect(run).toBeCloseTo((whole ?? 0) / 2, 0);
  });

  test.for([390, 1440])(
    "the trail follows the dot along the letters, ever smaller, as one stroke, %i px wide",
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 900 });
      // In the middle of its way back, after 4.7 seconds, the dot is fastest.
      const gaps = await page.evaluate(gapsInTrail, [500, 2_600, 4_700, 8_000, 12_000, 16_000, 20_000, 25_000]);
      expect(gaps.length).toBe(8 * 14);
      expect(gaps.filter(({ touches }) => !touches)).toEqual([]);
      expect(gaps.filter(({ gap }) => gap > 1)).toEqual([]);
      expect(gaps.filter(({ shrinks }) => !shrinks)).toEqual([]);
    },
  );

  // A browser works each of them out anew whenever a dot stops or sets off.
  test("the dot and its trail have few keyframes", async ({ page }) => {
    const counts = await page.evaluate(() =>
      [...document.querySelectorAll("[data-graphic] [data-endless] > span")].map(
        (dot) => dot.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes()).length,
      ),
    );
    expect(counts).toHaveLength(15);
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
  });

  test("the dot rests before it leaves its place, and its trail grows slowly", async ({ page }) => {
    const looks = await page.evaluate(
      (times) => {
        const dots = [...document.querySelectorAll("[data-graphic] [data-endless] > span")];
        const ways = dots.flatMap((dot) => dot.getAnimations());
        const all = times.map((time) => {
          for (const way of ways) {
            way.pause();
            way.currentTime = time;
          }
          const boxes = dots.map((dot) => dot.getBoundingClientRect());
          const [first, ...trail] = boxes as [DOMRect, ...DOMRect[]];
          const right = Math.max(first.right, ...trail.map((box) => box.right));
          const strays = trail.filter((box) => box.bottom > first.bottom + 0.5 || box.left < first.left - 0.5).length;
          return { time, x: Math.round(first.x), stretch: (right - first.left) / first.width, strays };
        });
        for (const way of ways) way.play();
        return all;
      },
      [0, 1_000, 2_000, 2_400, 2_600, 2_800],
    );
    const [start, later, last] = looks;
    expect([later?.x, last?.x]).toEqual([start?.x, start?.x]);
    expect(start?.stretch).toBeCloseTo(1);
    expect(start?.strays).toBe(0);
    expect(looks.filter(({ stretch }) => stretch > 1.6)).toEqual([]);
  });

  test("scrolling draws the line from gap to gap; with reduced motion it is there", async ({ page }) => {
    // Each is used twice: as the line, and as the dot that draws it.
    const lines = page.locator("main use");
    const drawn = () =>
      lines.evaluateAll((all) =>
        all.map((line) =>
          line
            .getAnimations()
            .map(({ timeline }) => timeline?.constructor.name)
            .join(),
        ),
      );
    expect(new Set(await drawn())).toEqual(new Set(["ViewTimeline"]));
    const [line, pen] = [lines.first(), lines.nth(1)];
    const look = async () => ({
      dashes: await line.evaluate((one) => getComputedStyle(one).strokeDasharray),
      pen: await pen.evaluate((one) => getComputedStyle(one).visibility),
    });
    const whole = { dashes: "none", pen: "hidden" };
    const below = (share: number) =>
      page.evaluate((part) => {
        const top = document.querySelector("main use")?.parentElement?.getBoundingClientRect().top ?? 0;
        scrollTo({ top: top + scrollY - innerHeight * part, behavior: "instant" });
      }, share);
    await below(0.8);
    await expect.poll(look).toEqual({ dashes: "1px, 2px", pen: "visible" });
    await below(0.2);
    await expect.poll(look).toEqual(whole);
    await below(0.8);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const still = { animations: new Set(await drawn()), look: await look() };
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(still).toEqual({ animations: new Set([""]), look: whole });
  });

  test("the dot that comes to the closing question is whole on its way, and at its end the drawn one", async ({
    page,
  }) => {
    const dot = page.locator("section[aria-labelledby=closing] picture + span");
    const look = await dot.evaluate((pen) => {
      const [roll] = pen.getAnimations();
      const keys = roll ? (roll.effect as KeyframeEffect).getKeyframes().flatMap(Object.keys) : [];
      const around = [];
      for (let box: Element | null = pen; box; box = box.parentElement) around.push(getComputedStyle(box).clipPath);
      roll?.cancel();
      const { x, y, width } = pen.getBoundingClientRect();
      const drawing = pen.previousElementSibling?.firstElementChild?.nextElementSibling?.getBoundingClientRect();
      const place = [
        (x + width / 2 - (drawing?.x ?? 0)) / (drawing?.width ?? 0),
        (y + width / 2 - (drawing?.y ?? 0)) / (drawing?.height ?? 0),
      ];
      return {
        keys,
        around,
        place,
        left: getComputedStyle(pen).opacity,
      };
    });
    expect(movedIn(look.keys)).toEqual(["opacity", "scale", "translate"]);
    expect(new Set(look.around)).toEqual(new Set(["none"]));
    // Where art/brand/closing.tsx draws it.
    expect(look.place[0]).toBeCloseTo(0.7867, 2);
    expect(look.place[1]).toBeCloseTo(0.4896, 2);
    expect(look.left).toBe("0");
  });

  test("the typed tagline has no blinking cursor: the dot after it only moves on", async ({ page }) => {
    const typed = page.locator("[data-typed]");
    await expect.poll(() => typed.evaluate(animated)).toEqual(["opacity", "translate"]);
    const opacities = await typed.evaluate((line) =>
      line
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(({ opacity }) => opacity ?? [])),
    );
    expect(new Set(opacities)).toEqual(new Set(["1"]));
    expect(await typed.textContent()).not.toMatch(/[|_]/);
  });

  test("the whole phrase is shown, without typing, while animations are paused", async ({ page }) => {
    const typed = page.locator("[data-typed]");
    await expect.poll(() => typed.evaluate(animated)).not.toEqual([]);
    await page.getByLabel(words.frame.footer.pauseAnimations).focus();
    await page.keyboard.press("Space");
    const [moving, cover] = [await typed.evaluate(animated), typed.locator("> :last-child")];
    const shown = await cover.evaluate((one) => getComputedStyle(one).opacity);
    await page.keyboard.press("Space");
    expect({ moving, shown }).toEqual({ moving: [], shown: "0" });
  });

  test("what moves without end rests while it is out of view", async ({ page }) => {
    // What a test has played no style sheet pauses. On a slow machine a reload scrolled back down after any scroll to the top.
    await page.evaluate(() => {
      history.scrollRestoration = "manual";
    });
    await page.reload();
    const dots = page.locator("[data-graphic] [data-endless]");
    const states = () =>
      dots.evaluate((all) => [...new Set(all.getAnimations({ subtree: true }).map(({ playState }) => playState))]);
    await expect.poll(states).toEqual(["running"]);
    await page.locator("#closing").scrollIntoViewIfNeeded();
    await expect.poll(states).toEqual(["paused"]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(states).toEqual(["running"]);
  });
});

test.each([
  ["the hero, 390 px wide", 390, "h1"],
  ["the hero, 1440 px wide", 1440, "h1"],
  ["the client marks", 1440, "section[data-endless]"],
] as const)("five seconds of motion at %s cost the page next to no style and layout", (_place, width, selector) =>
  visitAnew("about:blank", { viewport: { width, height: 844 } }, async (page, context) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable");
    await page.addInitScript((key) => sessionStorage.setItem(key, "yes"), introSeenKey);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.evaluate((place) => document.querySelector(place)?.scrollIntoView({ block: "center" }), selector);
    // The tagline is the last to begin.
    await page.waitForFunction(() => document.querySelector("[data-typed]")?.getAnimations({ subtree: true }).length);
    await untilReported(page);
    const work = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
      return { styles: of("RecalcStyleCount"), layouts: of("LayoutCount") };
    };
    const workIn = async (ms: number) => {
      const before = await work();
      await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);
      const after = await work();
      return { styles: after.styles - before.styles, layouts: after.layouts - before.layouts };
    };
    expect((await work()).styles).toBeGreaterThan(0);
    // The page is at rest: all that it loads, shows or measures once it has.
    await expect.poll(() => workIn(500)).toEqual({ styles: 0, layouts: 0 });
    const { styles, layouts } = await workIn(5_000);
    expect(styles).toBeLessThanOrEqual(5 * 2);
    expect(layouts).toBeLessThanOrEqual(5);
  }),
);

test.each([
  ["fades into the next where motion is welcome", {}, true],
  ["is replaced at once with reduced motion", still, false],
] as const)("a page %s", (_how, options, fades) =>
  visitAnew("/privacy-policy", options, async (page) => {
    await page.addInitScript(() =>
      window.addEventListener("pagereveal", ({ viewTransition }) =>
        Object.assign(window, { fades: viewTransition !== null }),
      ),
    );
    await page.getByRole("banner").locator('a[href="/about-us"]').click();
    await page.waitForURL("**/about-us");
    await page.waitForFunction(() => "fades" in window);
    expect(await page.evaluate("fades")).toBe(fades);
  }),
);

test("one dot stands in the menu: beside the item that is pointed at, else beside the active one", () =>
  visit("/about-us", still, async (page) => {
    const items = page.getByRole("banner").getByRole("navigation").getByRole("link");
    const dotted = () =>
      items.evaluateAll((all) =>
        all.flatMap((item) => (getComputedStyle(item, "::before").scale === "1" ? item.textContent : [])),
      );
    const [first, active] = [
      words.frame.menu.at(0)?.label,
      words.frame.menu.find(({ href }) => href === "/about-us")?.label,
    ];
    expect(await dotted()).toEqual([active]);
    await page.keyboard.press("Tab");
    await items.first().focus();
    expect(await dotted()).toEqual([first]);
    await items.last().hover();
    expect(await dotted()).toEqual([await items.last().textContent()]);
    await page.mouse.move(0, 0);
    expect(await dotted()).toEqual([first]);
    await items.first().blur();
    expect(await dotted()).toEqual([active]);
  }));

test.each(["/about-us", ...firstOf("/Clovers")])(
  "on %s the dot comes to rest as far left of each item of the menu",
  (path) =>
    visit(path, {}, async (page) => {
      const items = page.getByRole("banner").getByRole("navigation").getByRole("link");
      const gaps = () =>
        items.evaluateAll((all) => {
          const { left } = getComputedStyle(all[0]?.closest("ul") as Element, "::before");
          return all.map((item) => Math.round(item.getBoundingClientRect().left - Number.parseFloat(left) - 9));
        });
      for (const [index, item] of (await items.all()).entries()) {
        await item.hover();
        await expect.poll(async () => (await gaps())[index]).toBe(6);
      }
      await page.mouse.move(0, 400);
      await page.keyboard.press("Tab");
      await items.first().focus();
      await expect.poll(async () => (await gaps())[0]).toBe(6);
    }),
);

test("on its way from item to item the dot of the menu is above the words that it passes", () =>
  visit("/", {}, async (page) => {
    const items = page.getByRole("banner").getByRole("navigation").getByRole("link");
    // Slowly: a busy machine may be late.
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0.01 });
    const passed = async (to: number) => {
      await items.nth(to).hover();
      return page.evaluate(wordsPassed);
    };
    for (const to of [1, Math.min(4, (await items.count()) - 1), 2, 0]) {
      const all = await passed(to);
      expect(all.length, `to item ${to}`).toBeGreaterThan(3);
      expect(all.filter(({ above }) => !above)).toEqual([]);
    }
    await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await session.detach();
  }));

const drawn = words.team.members.flatMap(({ imageSrc }, index) => (isDrawn(`team/${imageSrc}`) ? index : []));

test.each(drawn.slice(0, 1))(
  "the seam of portrait %i goes with the edge of its colors, and is gone when they have come",
  (index) =>
    visit("/about-us", {}, async (page) => {
      const member = page.getByRole("article").nth(index);
      await member.scrollIntoViewIfNeeded();
      await member.hover();
      const colors = member.locator("span:has(> span > img[src$='#tint'])");
      await expect.poll(() => colors.getAttribute("data-shown")).toBe("true");
      const places = await colors.evaluate((frame) => {
        const [cover, image] = [frame.firstElementChild as Element, frame.querySelector("img") as Element];
        frame.setAttribute("data-shown", "false");
        for (const back of frame.getAnimations({ subtree: true })) back.finish();
        frame.setAttribute("data-shown", "true");
        const moving = frame.getAnimations({ subtree: true });
        for (const one of moving) one.pause();
        return [0, 84, 168, 252, 336, 420].map((time) => {
          for (const one of moving) one.currentTime = time;
          const [still, seam] = [frame.getBoundingClientRect(), cover.getBoundingClientRect()];
          const { width: led, translate, scale, opacity } = getComputedStyle(frame, "::after");
          const [percent = 0, px = 0] = translate.match(/-?[\d.]+/g)?.map(Number) ?? [];
          return {
            moving: moving.length,
            // The dot's middle is 7 px from the right end of what is moved.
            besideSeam: Math.abs(still.left + Number.parseFloat(led) * (1 + percent / 100) + px - 7 - (seam.right - 1)),
            // Whole, if it shows.
            cut: opacity === "1" && scale !== "0" && seam.right > still.right - 6,
            // What the seam's own box clips stands where the sketch stands.
            shift: Math.abs(Math.round(image.getBoundingClientRect().left - still.left)),
            seamShows: seam.right > still.left + 0.1 && seam.right - 2 < still.right - 0.1,
          };
        });
      });
      // A file that the browser has may be there before the first frame of its place.
      const atOnce = await colors.evaluate((frame) => {
        frame.replaceWith(frame);
        return frame.getAnimations({ subtree: true }).length;
      });
      expect(atOnce).toBe(3);
      expect(places.map(({ seamShows }) => seamShows)).toEqual([false, true, true, true, true, false]);
      expect(places.filter((at) => at.moving !== 3 || at.shift > 0 || at.besideSeam > 2 || at.cut)).toEqual([]);
    }),
);

const arrivals = [
  ...(
    [
      ["/services/:service", "li:has(> figure)"],
      ["/works", "section ul div"],
      ["/how-we-work", "h1"],
      ["/careers", "section"],
      ["/Clovers", "article picture"],
      ["/clover/:app", "picture"],
      ["/apps", "ol > li:first-child div > div"],
      ["/guides", "search"],
      ["/guides/:guide", "header"],
    ] as const
  ).flatMap(([kind, place]) => firstOf(kind).map((path) => [path, place] as const)),
  ...studiesByHand.slice(0, 1).map(({ slug }) => [`/works/${slug}`, "article > div"] as const),
  ...aboutByHand.map((path) => [path, "header"] as const),
  ...words.projects.projects.map(
    ({ slug, blocks }) => [`/projects/${slug}`, blocks.length > 0 ? "picture" : "section ul"] as const,
  ),
];

test.each(arrivals)(
  "%s arrives within 900 ms, moves nothing but layers, and ends as a page without motion",
  (path, place) =>
    visit(path, {}, async (page) => {
      const look = () =>
        page.evaluate((selector) => {
          const main = document.querySelector("main") as HTMLElement;
          const all = [...main.querySelectorAll(`${selector}, ${selector} *`)];
          const looks = all
            .filter((one) => one.getBoundingClientRect().top < innerHeight)
            .flatMap((one) =>
              ["", "::before", "::after"].map((part) => {
                const { opacity, translate, scale, rotate, transform, content } = getComputedStyle(one, part || null);
                // A part that does not show may as well not be there.
                if (part && (content === "none" || opacity === "0")) return "";
                return [opacity, translate, scale === "1" ? "none" : scale, rotate, transform].join();
              }),
            );
          return looks;
        }, place);
      await startAgain(page.getByRole("main"));
      const arrival = await page.evaluate((selector) => {
        const main = document.querySelector("main") as HTMLElement;
        const moving = main.getAnimations({ subtree: true }).filter(({ timeline, effect }) => {
          const endless = effect?.getTiming().iterations === Infinity;
          return timeline instanceof DocumentTimeline && !endless;
        });
        const keys = moving.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys));
        const first = [...main.querySelectorAll(`:is(${selector}) img, h1, h2, p`)].map((one) => {
          for (const animation of moving) {
            animation.pause();
            animation.currentTime = 0;
          }
          return getComputedStyle(one).opacity;
        });
        const end = Math.max(...moving.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
        for (const animation of moving) animation.finish();
        return {
          count: moving.filter(({ effect }) => (effect as KeyframeEffect).target?.closest(selector)).length,
          end,
          keys,
          first: [...new Set(first)],
        };
      }, place);
      expect(arrival.count).toBeGreaterThan(0);
      expect(arrival.end).toBeLessThanOrEqual(900);
      expect(movedIn(arrival.keys).filter((key) => !["translate", "scale", "opacity"].includes(key))).toEqual([]);
      expect(arrival.first).toEqual(["1"]);
      const arrived = await look();
      await page.emulateMedia({ reducedMotion: "reduce" });
      const reduced = await look();
      await page.emulateMedia({ reducedMotion: "no-preference" });
      expect(arrived).toEqual(reduced);
    }),
);

const { clover, guides, apps, projects, services } = words;
const tappedAs = [390, 1440].flatMap((width) =>
  [
    ...(on.clover
      ? ([
          ["/Clovers", clover.apps.filter(({ canonical }) => canonical === undefined).length],
          ...clover.apps.map(({ slug }) => [`/clover/${slug}`, clover.apps.length] as const),
          ["/guides", guides.guides.length],
          ...firstOf("/guides/:guide").map((path) => [path, 1] as const),
        ] as const)
      : []),
    ...projects.projects
      .filter(({ picture, blocks }) => picture && blocks.length > 0)
      .map(({ slug }) => [`/projects/${slug}`, 1] as const),
    ...(on.apps ? ([["/apps", apps.apps.length]] as const) : []),
    ...services.categories.map(({ slug }) => [`/services/${slug}`, 1] as const),
  ].map(([path, count]) => [path, width, count] as const),
);
/** The pictures of which the site knows what the dot taps. */
const known = new Set(
  Array.from(
    readFileSync("app/components/pictures/tapped.module.css", "utf8").matchAll(/data-control="([^"]+)"/g),
    ([, file]) => file,
  ),
);

test.each(tappedAs)(
  "the dot on %s taps a row or a button, which answers in its own shape, %i px wide",
  (path, width, count) =>
    visitAnew(path, { viewport: { width, height: 844 } }, async (page) => {
      const looks = await page.locator("[data-control]").evaluateAll((screens) =>
        screens.map((screen) => {
          const [answer, dot] = ["::before", "::after"].map((part) => {
            const { left, top, width, height } = getComputedStyle(screen, part);
            const [x = 0, y = 0, w = 0, h = 0] = [left, top, width, height].map(Number.parseFloat);
            return { x, y, right: x + w, bottom: y + h, middle: [x + w / 2, y + h / 2] as const };
          });
          const inside = (x = 0, y = 0, box = answer) =>
            box !== undefined && x > box.x && x < box.right && y > box.y && y < box.bottom;
          const { offsetWidth: w, offsetHeight: h } = screen as HTMLElement;
          const whole = { x: 0, y: 0, right: w, bottom: h, middle: [w / 2, h / 2] as const };
          return {
            file: (screen as HTMLElement).dataset.control,
            // Of another picture, a ring answers.
            known: getComputedStyle(screen, "::before").borderRadius !== "50%",
            taps: inside(...(dot?.middle ?? [])),
            within: inside(answer?.x, answer?.y, whole) && inside(answer?.right, answer?.bottom, whole),
          };
        }),
      );
      expect(looks).toHaveLength(count);
      for (const { file, ...look } of looks) expect(look).toEqual({ known: known.has(file), taps: true, within: true });
    }),
);

testOf("apps")("a stripe of the list of apps answers a pointer and the keyboard: the dot taps its screen, once", () =>
  visit("/apps", {}, async (page) => {
    const stripe = page.getByRole("main").locator("ol > li").first();
    const screen = stripe.locator("[data-control]");
    const look = () =>
      screen.evaluate((one) => ({
        taps: one.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length > 0,
      }));
    const finish = () =>
      screen.evaluate((one) => {
        for (const animation of one.getAnimations({ subtree: true })) animation.finish();
      });
    await finish();
    expect(await look()).toEqual({ taps: false });
    await stripe.getByRole("heading").hover();
    expect(await look()).toEqual({ taps: true });
    await finish();
    await page.mouse.move(0, 0);
    expect(await look()).toEqual({ taps: false });
    await page.keyboard.press("Tab");
    await stripe.getByRole("link").focus();
    expect(await look()).toEqual({ taps: true });
  }),
);

test.each(firstOf("/Clovers", "/clover/:app", "/guides"))(
  "the dot on %s taps the card that is pointed at, and no other",
  (path) =>
    visit(path, {}, async (page) => {
      const screens = page.getByRole("main").locator("[data-control]");
      const [screen, other] = [screens.last(), screens.nth(1)];
      // Twice, so that it taps anew (tapped.module.css).
      const taps = (one: typeof screen) =>
        one.evaluate((element) => getComputedStyle(element, "::after").animationName.split(", ").length === 2);
      await screen.scrollIntoViewIfNeeded();
      await screen.hover();
      expect([await taps(screen), await taps(other)]).toEqual([true, false]);
      await page.mouse.move(0, 0);
      expect(await taps(screen)).toBe(false);
      await screen.locator("xpath=ancestor::*[.//a][1]").getByRole("link").first().focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      expect(await taps(screen)).toBe(true);
    }),
);

testOf("clover")("scrolling to a guide has the dot tap its screen, which nothing lies on before and after", () =>
  visit("/guides", {}, async (page) => {
    const screen = page.getByRole("main").locator("[data-control]").first();
    const shows = (rem: number) =>
      screen.evaluate((one, rem) => {
        const { top } = one.getBoundingClientRect();
        scrollTo({ top: scrollY + top - innerHeight + rem * 16, behavior: "instant" });
        return ["::before", "::after"].map((part) => {
          const { opacity, scale } = getComputedStyle(one, part);
          return opacity !== "0" && scale !== "0";
        });
      }, rem);
    // The cookie bar takes room from the window.
    await expect.poll(() => shows(18)).toEqual([false, false]);
    await expect.poll(() => shows(40)).toEqual([true, true]);
    await expect.poll(() => shows(62)).toEqual([false, false]);
  }),
);

test.each(firstOf("/clover/:app"))(
  "a drawing of %s that scrolling uncovers has a hard edge with a line, on which the dot goes to the right",
  (path) =>
    visit(path, {}, async (page) => {
      const covers = await page.locator("section > div:has(> img)").evaluateAll((boxes) =>
        boxes.map((box) => {
          const [cover, dot] = ["::before", "::after"].map((part) => getComputedStyle(box, part));
          const stops = cover?.backgroundImage.match(/[\d.]+px/g)?.map(Number.parseFloat) ?? [];
          const way = box
            .getAnimations({ subtree: true })
            .flatMap(({ effect }) =>
              (effect as KeyframeEffect).getKeyframes().flatMap(({ translate }) => translate ?? []),
            );
          return {
            soft: Math.max(...stops) - Math.min(...stops) > 2,
            onLine: dot?.backgroundImage.includes("at 6px 60%"),
            way: [...new Set(way.map(String))].filter((to) => to !== "none"),
          };
        }),
      );
      expect(covers.length).toBeGreaterThan(2);
      for (const cover of covers) expect(cover).toEqual({ soft: false, onLine: true, way: ["100%"] });
    }),
);

const linking = services.categories
  .filter(({ items }) => items.some(({ href }) => href))
  .map(({ slug }) => `/services/${slug}`)
  .slice(0, 1);

test.each([
  ...[...firstOf("/", "/Clovers", "/clover/:app", "/guides"), ...linking].map((path) => [path, 18] as const),
  // Where its picture ends at the window's edge, the frame is inside.
  ["/works", -3] as const,
])(
  "on %s a card with a link answers as one: its drawing rises in an exact frame, and its first arrow grows",
  (path, wider) =>
    visit(path, {}, async (page) => {
      const arrows = page
        .getByRole("main")
        .locator(":is(article, figure, li):has(img) a:not(a ~ a) > span > svg >> visible=true");
      const card = arrows.last().locator("xpath=ancestor::*[self::article or self::figure or self::li][.//img][1]");
      const drawing = card.locator("img").first();
      const look = () =>
        drawing.evaluate((image) => {
          const box = image.closest("[data-control], picture") ?? image;
          return getComputedStyle(box).translate;
        });
      const arrow = () => arrows.last().evaluate((svg) => getComputedStyle(svg).scale);
      const frame = () =>
        card.evaluate((one) => {
          const { width, content } = getComputedStyle(one, "::before");
          if (content === "none") return "no frame";
          const around = Number.parseFloat(width) - (one.querySelector("img")?.offsetWidth ?? 0);
          return [getComputedStyle(one, "::before").getPropertyValue("--exact"), Math.round(around)];
        });
      await drawing.scrollIntoViewIfNeeded();
      expect([await look(), await arrow(), await frame()]).toEqual(["none", "1", "no frame"]);
      await drawing.hover({ force: true });
      await expect.poll(look).toBe("0px -8px");
      await expect.poll(frame).toEqual(["1", wider]);
      await expect.poll(arrow).toBe("1.53 1");
    }),
);

const becoming = words.home.services.cards.filter(({ backgroundImage: { file } }) => isDrawn(`${file}-product`));

test.each(becoming.slice(0, 1))(
  "a drawing on the home page becomes exact under a pointer, by transforms alone, and loads nothing before",
  () =>
    // No earlier page has left the drawing in memory.
    visitAnew("/", {}, async (page) => {
      const card = page.getByRole("main").locator("article:has(img + div > img)").first();
      const [loose, exact] = [card.locator("img").first(), card.locator("img").last()];
      const look = () =>
        exact.evaluate((image: HTMLImageElement) => {
          const [own, around] = [image, image.parentElement as Element].map((one) => getComputedStyle(one).translate);
          return { around, own, loaded: image.complete && image.naturalWidth > 0 };
        });
      await page.mouse.move(0, 0);
      await loose.scrollIntoViewIfNeeded();
      expect(await look()).toEqual({ around: "99.5%", own: "-99.5%", loaded: false });
      await page.getByRole("heading", { name: words.home.services.title }).hover();
      await expect.poll(look).toEqual({ around: "99.5%", own: "-99.5%", loaded: true });
      await loose.hover({ force: true });
      // The dot is as wide as 14 pixels, and whole from the right edge to the left.
      const ways = await loose.evaluate(({ parentElement: frame }) =>
        (frame as Element)
          .getAnimations({ subtree: true })
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement === "::after")
          .flatMap((way) => way.getKeyframes().flatMap(({ translate }) => translate ?? [])),
      );
      expect(ways).toEqual(["calc(100% - 14px)", "none"]);
      await expect.poll(look).toEqual({ around: "none", own: "none", loaded: true });
      expect(await exact.boundingBox()).toEqual(await loose.boundingBox());
      await page.mouse.move(0, 0);
      await expect.poll(async () => (await look()).around).toBe("99.5%");
    }),
);

test("on a phone the dot goes down the stages as they are read, and the line below it waits", () =>
  visit("/how-we-work", { viewport: { width: 390, height: 844 } }, async (page) => {
    const list = page.getByRole("region", { name: words["how-we-work"].stages.title }).getByRole("list");
    // How far below the dot a step's heading is, in pixels, when that is two thirds down the window.
    const gaps = await list.evaluate(async (steps) => {
      const found = [];
      for (const heading of steps.querySelectorAll("h3")) {
        heading.scrollIntoView({ block: "start", behavior: "instant" });
        const { top, height } = heading.getBoundingClientRect();
        scrollBy({ top: top + height / 2 - 0.66 * innerHeight, behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const box = steps.getBoundingClientRect();
        const moved = new DOMMatrix(getComputedStyle(steps, "::after").transform).f;
        const [, share = "0"] = getComputedStyle(steps, "::after").translate.match(/(-?[\d.]+)%/) ?? [];
        const [, px = "0"] = getComputedStyle(steps, "::after").translate.match(/([\d.]+)px/) ?? [];
        const dot = box.bottom - 10 + moved + (Number(share) / 100) * box.height + Number(px);
        const middle = heading.getBoundingClientRect();
        found.push(Math.abs(dot - middle.top - middle.height / 2));
      }
      return found;
    });
    expect(gaps).toHaveLength(words["how-we-work"].stages.items.length);
    expect(Math.max(...gaps)).toBeLessThan(24);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await list.evaluate((steps) => steps.getAnimations({ subtree: true }).length)).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
  }));

test.each(firstOf("/guides/:guide"))(
  "the poster of a tutorial of %s rises in an exact frame, and its play sign is pressed and grows",
  (path) =>
    visit(path, {}, async (page) => {
      const card = page.getByRole("main").locator("article:has([data-view=video])").first();
      const poster = card.locator("img").first();
      await poster.scrollIntoViewIfNeeded();
      await poster.hover({ force: true });
      const look = () =>
        card.evaluate((one) => [
          getComputedStyle(one.querySelector("div") as Element).translate,
          getComputedStyle(one.querySelector("svg") as Element).scale,
          getComputedStyle(one.querySelector("div") as Element).outlineOffset,
          getComputedStyle(one.querySelector("svg") as Element).animationName.endsWith("press"),
        ]);
      await expect.poll(look).toEqual(["0px -8px", "1.12", "6px", true]);
    }),
);

test("a primary action answers a pointer: its dot grows, and its arrow moves on", () =>
  visit("/", {}, async (page) => {
    const button = page.getByRole("main").getByRole("button", { name: words.home.hero.becomeClient }).first();
    await button.hover();
    const look = () =>
      button.evaluate(({ firstElementChild: dot }) => [
        getComputedStyle(dot as Element).scale,
        getComputedStyle(dot?.firstElementChild as Element).translate,
      ]);
    await expect.poll(look).toEqual(["1.12", "3px"]);
    // Pressed, it gives way in the next frame.
    await page.mouse.down();
    const pressed = await look();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    expect(pressed).toEqual(["0.88", "0px"]);
  }));

test("the dot fills an outlined button under a pointer, which is smaller at once when it is pressed", () =>
  visit("/about-us", {}, async (page) => {
    const button = page.getByRole("banner").getByRole("button", { name: words.frame.contactUs }).first();
    const look = () =>
      button.evaluate((one) => {
        const { scale } = getComputedStyle(one);
        return [getComputedStyle(one).getPropertyValue("--fill"), scale];
      });
    expect(await look()).toEqual(["0%", "none"]);
    await button.hover();
    await expect.poll(look).toEqual(["100%", "none"]);
    await page.mouse.down();
    const pressed = await look();
    await page.mouse.move(0, 400);
    await page.mouse.up();
    expect(pressed).toEqual(["100%", "0.95"]);
  }));

test.each(["hover", "focus"] as const)("Learn more extends its arrow on %s, and the dot runs to its end", (look) =>
  visit("/", {}, async (page) => {
    const link = page.getByRole("main").getByRole("link", { name: words.home.services.learnMore }).first();
    const arrow = link.locator("svg");
    const moved = () => arrow.evaluate((drawing) => getComputedStyle(drawing).scale);
    const dot = () =>
      link
        .locator("span > svg")
        .evaluate((drawing) => getComputedStyle(drawing.parentElement as Element, "::before").translate);
    expect(await moved()).toBe("1");
    // One number moves both, so that the dot cannot leave the arrow.
    const transitions = () =>
      arrow.evaluate(({ parentElement: box }) =>
        [getComputedStyle(box as Element), getComputedStyle(box as Element, "::before")]
          .concat(getComputedStyle(box?.firstElementChild as Element))
          .map(({ transitionProperty, transitionDuration }) => [transitionProperty, transitionDuration].join()),
      );
    expect(await transitions()).toEqual(["--extend,0.25s", "all,0s", "all,0s"]);
    // A focus that the keyboard gave.
    if (look === "focus") await page.keyboard.press("Tab");
    await link[look]();
    await expect.poll(moved).toBe("1.53 1");
    await expect.poll(dot).toBe("52px");
  }),
);

test("the line on About us is uncovered by transforms and opacity alone, and is whole when it has arrived", () =>
  visit("/about-us", {}, async (page) => {
    const line = page.locator("[data-arrives]:has(> picture)");
    await startAgain(line);
    const moving = await line.evaluate((way) => {
      const animations = way.getAnimations({ subtree: true });
      const keys = animations.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys));
      for (const animation of animations) animation.finish();
      const left = ["::before", "::after"].map((part) => getComputedStyle(way, part).opacity);
      return { count: animations.length, keys, left };
    });
    expect(movedIn(moving.keys)).toEqual(["opacity", "translate"]);
    expect(moving).toMatchObject({ count: 1, left: ["0", "0"] });
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await line.evaluate((way) => way.getAnimations({ subtree: true }).length)).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
  }));

test.each([
  ...firstOf("/clover/:app", "/guides/:guide").map((path) => [path, 390] as const),
  ["/works", 1440] as const,
])("the full stop that lands at the title of %s moves nothing, %i px wide", (path, width) =>
  visitAnew(path, { viewport: { width, height: 844 } }, async (page) => {
    const title = page.locator("[data-stop]");
    const look = await title.evaluate((one) => {
      const size = () => {
        const { width, height } = one.getBoundingClientRect();
        return [width, height, document.documentElement.scrollWidth, document.documentElement.scrollHeight];
      };
      const withDot = [size(), getComputedStyle(one, "::after").display];
      one.removeAttribute("data-stop");
      const without = [size(), getComputedStyle(one, "::after").display];
      return { withDot, without };
    });
    expect(look.withDot[1]).toBe("inline-block");
    expect(look.without[1]).toBe("inline");
    expect(look.withDot[0]).toEqual(look.without[0]);
  }),
);

const listOfStudies = firstOf("/works/:work").map(() => "/works");

test.each(listOfStudies)("the full stop of the title of %s comes once the dot in the first drawing rests", (path) =>
  visitAnew(path, { viewport: { width: 1440, height: 844 } }, async (page) => {
    await startAgain(page.getByRole("main"));
    const times = await page.locator("[data-stop]").evaluate((title) => {
      const main = title.closest("main") as HTMLElement;
      const pen = main.querySelector("[data-low]") as Element;
      const moving = main.getAnimations({ subtree: true }).filter((one) => one.timeline instanceof DocumentTimeline);
      for (const one of moving) one.pause();
      const [rests, comes] = [0, 0].map(() => [] as number[]);
      for (let time = 0, before = ""; time <= 900; time += 10) {
        for (const one of moving) one.currentTime = time;
        const { translate } = getComputedStyle(pen, "::after");
        if (translate !== before && translate !== "none") rests?.push(time);
        if (getComputedStyle(title, "::after").scale !== "0") comes?.push(time);
        before = translate;
      }
      return { rests: rests?.at(-1) ?? 0, comes: comes?.[0] ?? 0 };
    });
    expect(times.rests).toBeGreaterThan(400);
    expect(times.comes).toBeGreaterThanOrEqual(times.rests);
  }),
);

test.each([...listOfStudies, ...firstOf("/guides/:guide")])(
  "on a phone, the dot waits for no picture of %s that one scrolls to, and that picture for no time",
  (path) =>
    visit(path, { viewport: phone }, async (page) => {
      const main = page.getByRole("main");
      await startAgain(main);
      const moving = await main.evaluate((one) =>
        one.getAnimations({ subtree: true }).flatMap(({ timeline, effect }) => {
          const { target, pseudoElement } = effect as KeyframeEffect;
          if (target?.matches("[data-stop]")) return [`stop ${effect?.getTiming().delay}`];
          return target?.closest("[data-low]") ? [`${pseudoElement ?? "picture"} ${timeline?.constructor.name}`] : [];
        }),
      );
      expect(moving).toContain("stop 120");
      expect(moving).toEqual(expect.arrayContaining(["::before ViewTimeline", "::after ViewTimeline"]));
      expect(moving.filter((one) => one.endsWith("DocumentTimeline"))).toEqual([]);
    }),
);

testOf("clover")("the full stop of a title falls where it will lie, never over the letters", () =>
  visit("/Clovers", {}, async (page) => {
    const title = page.locator("[data-stop]");
    await startAgain(title);
    const places = await title.evaluate((one) =>
      one
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(({ translate }) => translate ?? [])),
    );
    expect(places.length).toBeGreaterThan(1);
    for (const place of places) expect(String(place).split(" ")[0]).toMatch(/^(0px|none)$/);
  }),
);

test("the drawings below the first window are drawn by scrolling, and are there without motion", () =>
  visit("/how-we-work", {}, async (page) => {
    const drawings = page.getByRole("main").locator("h2 + div:has(> img):visible");
    const covers = () =>
      drawings.evaluateAll((all) =>
        all.map((drawing) =>
          drawing.getAnimations({ subtree: true }).map(({ timeline }) => timeline?.constructor.name),
        ),
      );
    await startAgain(page.getByRole("main"));
    const timelines = await covers();
    expect(timelines.length).toBeGreaterThan(1);
    for (const those of timelines) expect(those).toEqual(["ViewTimeline", "ViewTimeline"]);
    // The dot goes while it is inside the drawing: beside the words it would be a bullet.
    const ends = await drawings.evaluateAll((all) =>
      all.map((drawing) => {
        const pens = drawing
          .getAnimations({ subtree: true })
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement === "::after");
        return pens.flatMap((pen) => pen.getKeyframes()).find(({ opacity }) => opacity === "0")?.computedOffset;
      }),
    );
    expect(ends.filter((end) => end === undefined || end > 0.95)).toEqual([]);
    const cover = () => drawings.last().evaluate((drawing) => Number(getComputedStyle(drawing, "::before").opacity));
    expect(await cover()).toBe(1);
    await drawings.last().evaluate((drawing) => drawing.scrollIntoView({ block: "start", behavior: "instant" }));
    await expect.poll(cover).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(new Set((await covers()).flat())).toEqual(new Set());
    expect(await drawings.last().evaluate((drawing) => getComputedStyle(drawing, "::before").content)).toBe("none");
    await page.emulateMedia({ reducedMotion: "no-preference" });
  }));

test.each(firstOf("/clover/:app"))(
  "the drawings of %s are drawn to the right, and so is the ring around a price",
  (path) =>
    visit(path, {}, async (page) => {
      const main = page.getByRole("main");
      const look = () =>
        main.locator("#to-clover-details section > div:has(> img)").evaluateAll((all) =>
          all.map((drawing) => {
            const keys = drawing
              .getAnimations({ subtree: true })
              .map(({ effect, timeline }) => [
                timeline?.constructor.name,
                (effect as KeyframeEffect).getKeyframes().at(-1)?.translate,
              ]);
            return keys.join(" ");
          }),
        );
      const rings = () =>
        main
          .locator("#prices ~ ul svg > path")
          .evaluateAll((all) =>
            all.flatMap((ring) => ring.getAnimations().map(({ timeline }) => timeline?.constructor.name)),
          );
      const all = clover.apps[0]?.details.sections ?? [];
      expect(await look()).toEqual(all.map(() => "ViewTimeline,100% ViewTimeline,100%"));
      expect(await rings()).toEqual(["ViewTimeline"]);
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect([await look(), await rings()]).toEqual([all.map(() => ""), []]);
      await page.emulateMedia({ reducedMotion: "no-preference" });
    }),
);

test("scrolling draws the works with a case study but the first, and leads each result along its arrow", () =>
  visit("/works", {}, async (page) => {
    const rows = page.getByRole("main").locator("section li:visible:has(h3)");
    const look = () =>
      rows.evaluateAll((all) =>
        all.map((row) => {
          // The first is drawn by time, as the page arrives.
          const byScrolling = row
            .getAnimations({ subtree: true })
            .filter((one) => one.timeline instanceof ViewTimeline);
          const moving = byScrolling.map(({ effect, timeline }) => {
            const { target, pseudoElement } = effect as KeyframeEffect;
            return `${timeline?.constructor.name} ${pseudoElement ?? target?.localName}`;
          });
          return {
            study: row.querySelector("a") !== null,
            arrow: row.querySelector("b > svg") !== null,
            moving: moving.sort().join(),
          };
        }),
      );
    const shown = await look();
    const [covers, result] = [["::after", "::before"].map((part) => `ViewTimeline ${part}`), ["ViewTimeline svg"]];
    for (const [index, { study, arrow, moving }] of shown.entries())
      expect(moving, `row ${index}`).toBe([...(study && index > 0 ? covers : []), ...(arrow ? result : [])].join());
    expect(shown.filter(({ study }) => study).length).toBeGreaterThanOrEqual(words.works.cases.length);
    const led = words.works.cases.filter(({ results }) => results.items[0]?.before);
    expect(shown.filter(({ arrow }) => arrow).length).toBeGreaterThanOrEqual(led.length);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(new Set((await look()).map(({ moving }) => moving))).toEqual(new Set([""]));
    await page.emulateMedia({ reducedMotion: "no-preference" });
  }));

test.each(onePageOfEachKind)("no word of %s waits pale for scrolling", (path) =>
  visit(path, {}, async (page) => {
    const main = page.getByRole("main");
    await startAgain(main);
    const pale = await main.evaluate((one) =>
      one.getAnimations({ subtree: true }).flatMap(({ timeline, effect }) => {
        const { target, pseudoElement } = effect as KeyframeEffect;
        const text = pseudoElement ? "" : target?.textContent?.trim();
        if (timeline instanceof DocumentTimeline || !text) return [];
        const keys = (effect as KeyframeEffect).getKeyframes();
        return keys.some(({ opacity = 1 }) => Number(opacity) < 1) ? [text] : [];
      }),
    );
    expect(pale).toEqual([]);
  }),
);

function loopsOf(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((moving) => {
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    return effects.some((effect) => effect.target?.matches(moving) && effect.getTiming().iterations === Infinity);
  }, selector);
}

/** What words the dot of the menu passes on the way that it has begun, each whenever it does, and whether it is above them. Runs in the page. */
function wordsPassed() {
  const list = document.querySelector("header nav ul") as Element;
  const moving = list
    .getAnimations({ subtree: true })
    .filter(({ effect }) => (effect as KeyframeEffect).target === list);
  const passed = [];
  for (const one of moving) one.pause();
  for (let time = 0; time <= 200; time += 5) {
    for (const one of moving) one.currentTime = time;
    const { left, translate } = getComputedStyle(list, "::before");
    const [x, up] = [Number.parseFloat(left), -Number.parseFloat(translate.split(" ")[1] ?? "0")];
    for (const item of list.querySelectorAll("a")) {
      const range = document.createRange();
      range.selectNodeContents(item);
      const word = range.getBoundingClientRect();
      if (x < word.right && x + 9 > word.left) passed.push({ time, word: item.textContent, above: up >= 14 });
    }
  }
  for (const one of moving) one.finish();
  return passed;
}

/** The properties that move in an element. Runs in the page. */
function animated(element: Element): string[] {
  const own = new Set(["offset", "computedOffset", "easing", "composite"]);
  const keyframes = element
    .getAnimations({ subtree: true })
    .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
  return [...new Set(keyframes.flatMap((keyframe) => Object.keys(keyframe)))].filter((key) => !own.has(key)).sort();
}

/**
 * How far each dot of the trail is from where the first dot was as much earlier as it follows, and whether it touches the
 * one before it. Runs in the page.
 */
function gapsInTrail(times: number[]) {
  const dots = [...document.querySelectorAll("[data-graphic] [data-endless] > span")];
  const showAt = (dot: Element, time: number) => {
    for (const way of dot.getAnimations()) {
      way.pause();
      way.currentTime = time;
    }
    const { x, y, width, height } = dot.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width };
  };
  const delayOf = (dot: Element) => Number(dot.getAnimations()[0]?.effect?.getTiming().delay);
  type Place = { x: number; y: number };
  const apart = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);
  const [first, ...trail] = dots as [Element, ...Element[]];
  const gaps = times.flatMap((time) => {
    let before = showAt(first, time);
    return trail.map((dot) => {
      const shown = showAt(dot, time);
      const delay = delayOf(dot) - delayOf(first);
      const expected = showAt(first, time - delay);
      const shrinks = shown.width < before.width;
      const touches = apart(shown, before) < (shown.width + before.width) / 2;
      before = shown;
      return { time, delay, gap: apart(shown, expected), shrinks, touches };
    });
  });
  for (const way of dots.flatMap((dot) => dot.getAnimations())) way.play();
  return gaps;
}
