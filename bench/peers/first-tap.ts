import type { Page } from "playwright-core";

const settlingMs = 1_000;

/**
 * The time from a tap on the first control of the first screen until what it does has been painted. What also changes
 * without a tap, like a carousel, is no answer. Not a number if there is no control, or nothing happens.
 */
export async function timeOfFirstTap(page: Page): Promise<number> {
  const spot = await page.evaluate(findFirstControl);
  if (!spot) return Number.NaN;
  await page.evaluate(watchForAnswer, settlingMs);
  await page.touchscreen.tap(spot.x, spot.y);
  return page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered);
}

/** The middle of the first control that a finger would hit. Runs in the page. */
function findFirstControl(): { x: number; y: number } | undefined {
  for (const control of document.querySelectorAll("button, summary, [role=button], [aria-expanded]")) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width > 0 && control.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return undefined;
}

/** Resolves when it is known what changes without a tap. Runs in the page. */
function watchForAnswer(settlingMs: number): Promise<void> {
  const restless = new Set<Node>();
  let tappedAt: number | undefined;
  const answered = new Promise<number>((resolve) => {
    setTimeout(() => resolve(Number.NaN), 10_000);
    const answer = () => {
      const since = tappedAt;
      if (since !== undefined) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (tappedAt === undefined) restless.add(target);
        else if (!restless.has(target)) answer();
      }
      // The head changes when code is fetched ahead, which nobody sees.
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    // Popovers and links within the page change no node.
    for (const type of ["toggle", "scroll"]) addEventListener(type, answer, { capture: true });
    addEventListener("pointerdown", ({ timeStamp }) => (tappedAt = timeStamp), { capture: true, once: true });
  });
  Object.assign(window, { answered });
  return new Promise((resolve) => setTimeout(resolve, settlingMs));
}
