import { mayMove } from "#app/motion/motion.ts";
import { introSeenKey } from "#contract/stored-items.ts";

/** A visitor who waited longer than this wants the page, not an intro. */
const latestStartMs = 2_500;

type Browser = Window & { navigator: Navigator & { connection?: { saveData?: boolean } } };

/**
 * Plays the intro on the home page, once per session. The page is painted already and stays as it is underneath.
 * Never with reduced motion or Save-Data, nor where the session cannot remember that it was seen.
 */
export async function introduceOnce(browser: Browser): Promise<void> {
  if (browser.location.pathname !== "/" || browser.location.hash) return;
  if (!mayMove() || browser.navigator.connection?.saveData || browser.scrollY > 0) return;
  try {
    if (browser.sessionStorage.getItem(introSeenKey)) return;
    browser.sessionStorage.setItem(introSeenKey, "yes");
  } catch {
    return;
  }
  const { playIntro } = await import("./play-intro.ts");
  if (performance.now() < latestStartMs) playIntro(browser.document);
}
