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
  const stage = browser.document.querySelector<HTMLElement>("[data-graphic]");
  if (stage && !(isWanted(browser) && play(browser.document, stage))) stage.dataset.inked = "soft";
}

function isWanted({ location, navigator, scrollY, sessionStorage }: Browser): boolean {
  if (location.hash || scrollY > 0 || navigator.connection?.saveData || !mayMove()) return false;
  if (performance.now() > latestStartMs) return false;
  try {
    if (sessionStorage.getItem(introSeenKey)) return false;
    sessionStorage.setItem(introSeenKey, "yes");
    return true;
  } catch {
    return false;
  }
}

// The movement is in intro.module.css; only where the logo flies to has to be measured.
function play(root: Document, hero: HTMLElement): boolean {
  const intro = root.querySelector<HTMLTemplateElement>("[data-intro]");
  const stage = intro?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  hero.append(stage);
  const [pen, logo] = stage.querySelectorAll<HTMLElement>("[data-pen], [data-pen] + img");
  const end = root.querySelector("[data-logo] img")?.getBoundingClientRect();
  // Its styles load late; without them there is nothing to show.
  if (!pen || !logo || !end || getComputedStyle(stage).position !== "absolute") {
    stage.remove();
    return false;
  }
  const finish = () => {
    for (const type of skips) root.removeEventListener(type, finish);
    stage.remove();
    hero.dataset.inked = "";
    delete root.documentElement.dataset.loading;
  };
  const start = logo.getBoundingClientRect();
  const scale = end.width / start.width;
  // It shrinks toward its period, near its right lower corner.
  const x = end.right - start.right + 0.02 * (start.width - end.width);
  const y = end.bottom - start.bottom + 0.16 * (start.height - end.height);
  logo.style.setProperty("--flight", `translate(${x}px, ${y}px) scale(${scale})`);
  root.documentElement.dataset.loading = "";
  for (const type of skips) root.addEventListener(type, finish, { passive: true });
  pen.addEventListener("animationend", finish);
  return true;
}
