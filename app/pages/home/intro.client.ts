import { mayMove } from "#app/motion/motion.ts";
import { introSeenKey } from "#contract/browser-storage.ts";

/** What a visitor may do to skip the intro. */
const skips = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** A visitor who has waited longer than this wants the page, not an intro. */
const latestStartMs = 2_500;

type Browser = Window & { navigator: Navigator & { connection?: { saveData?: boolean } } };

/**
 * Plays the home page's intro once per session, on the hero's letters, which wait for it as a pale sketch. Never with
 * reduced motion or Save-Data, nor where the session cannot remember that it was seen: then they are inked at once.
 */
export function startIntro(browser: Browser): void {
  const hero = browser.document.querySelector<HTMLElement>("[data-graphic]");
  if (!hero) return;
  if (isWanted(browser)) play(browser.document, hero);
  else browser.document.documentElement.dataset.inked = "soft";
}

function isWanted({ location, navigator, scrollY, sessionStorage }: Browser): boolean {
  if (location.hash || scrollY > 0 || navigator.connection?.saveData || !mayMove()) return false;
  if (performance.now() > latestStartMs) return false;
  try {
    const isSeen = sessionStorage.getItem(introSeenKey);
    sessionStorage.setItem(introSeenKey, "yes");
    return !isSeen;
  } catch {
    return false;
  }
}

// The movement is in intro.module.css; only where the logo flies to has to be measured.
function play(root: Document, hero: HTMLElement): void {
  const intro = root.querySelector("[data-intro]") as HTMLTemplateElement;
  const stage = intro.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const logo = stage.querySelector("div > img") as HTMLElement;
  hero.append(stage);
  const finish = () => {
    for (const type of skips) root.removeEventListener(type, finish);
    stage.remove();
    root.documentElement.dataset.inked = "";
    delete root.documentElement.dataset.loading;
  };
  root.documentElement.dataset.loading = "";
  for (const type of skips) root.addEventListener(type, finish, { passive: true });
  logo.addEventListener("animationend", finish);
  // With the frame that lays the page out anyway: measured at once, it would be one long task with the start of the page.
  requestAnimationFrame(() => {
    const start = logo.getBoundingClientRect();
    const end = root.querySelector("[data-logo] img")?.getBoundingClientRect() ?? start;
    logo.style.cssText = `--x:${end.x - start.x}px;--y:${end.y - start.y}px;--size:${end.width / start.width}`;
    // Its styles load late; without them there is nothing to show.
    if (getComputedStyle(stage).position !== "absolute") finish();
  });
}
