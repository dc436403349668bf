import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { introSeenKey } from "#contract/browser-storage.ts";
import { addressIn, languages } from "#contract/languages.ts";
import { visitAnew } from "./browser.ts";

test.each(languages)(
  "the tagline types its offerings in the language %s: 150 ms a letter, 100 ms to delete one, 2 s of rest",
  (language) =>
    visitAnew("about:blank", {}, async (page) => {
      await page.addInitScript((key) => sessionStorage.setItem(key, "yes"), introSeenKey);
      await page.goto(addressIn(language, "/"));
      await page.waitForFunction(() => document.querySelector("[data-typed]")?.getAnimations({ subtree: true }).length);
      const steps = await page.evaluate(stepsOfTagline);
      const phrases = contentIn(language).home.hero.offerings;
      const expected: typeof steps = [];
      let at = 0;
      for (const [index, phrase] of phrases.entries()) {
        const next = phrases[(index + 1) % phrases.length] ?? "";
        expected.push({ at, text: phrase });
        at += 2000;
        for (let length = phrase.length - 1; length > 0; length--, at += 100)
          expected.push({ at, text: phrase.slice(0, length) });
        for (let length = 1; length < next.length; length++, at += 150)
          expected.push({ at, text: next.slice(0, length) });
      }
      // The last letter of the first phrase is typed where the round begins again.
      expect(steps).toEqual([...expected, { at, text: phrases[0] }]);
    }),
);

/** What is read at each step of the round, and when. Runs in the page. */
function stepsOfTagline(): { at: number; text: string }[] {
  const line = document.querySelector("[data-typed]") as HTMLElement;
  const [rows, cover] = line.children as unknown as [HTMLElement, HTMLElement];
  const animations = line.getAnimations({ subtree: true });
  const duration = Number(animations[0]?.effect?.getTiming().duration);
  const times = animations.flatMap(({ effect }) =>
    (effect as KeyframeEffect).getKeyframes().map(({ computedOffset }) => Math.round(computedOffset * duration)),
  );
  return [...new Set(times)]
    .sort((a, b) => a - b)
    .map((at) => {
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = at + 1;
      }
      const { top, height } = line.getBoundingClientRect();
      const row = [...rows.children].find((one) => Math.abs(one.getBoundingClientRect().top - top) < height / 2);
      const text = row?.firstChild as Text;
      const edge = cover.getBoundingClientRect().left;
      const range = new Range();
      const isSeen = (_letter: string, index: number) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().right < edge + 0.5;
      };
      return { at, text: [...text.data].filter(isSeen).join("") };
    });
}
