import { mayMove } from "#app/motion/motion.ts";
import { introSeenKey } from "#contract/browser-storage.ts";

/** What a visitor may do to skip the intro. */
const skips = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** A visitor who has waited longer than this wants the page, not an intro. */
const latestStartMs = 2_500;

type Browser = Window & { navigator: Navigator & { connection?: { saveData?: boolean } } };

/**
 * Plays the home page's intro once per session, over the page, which is already painted. Never with reduced motion or
 * Save-Data, nor where the session cannot remember that it was seen.
 */
export function startIntro(browser: Browser): void {
  const { document, location, navigator, scrollY } = browser;
  const intro = document.querySelector<HTMLTemplateElement>("[data-intro]");
  const isUnwanted = location.hash || scrollY > 0 || navigator.connection?.saveData || !mayMove();
  if (!intro || isUnwanted || performance.now() > latestStartMs) return;
  try {
    if (browser.sessionStorage.getItem(introSeenKey)) return;
    browser.sessionStorage.setItem(introSeenKey, "yes");
  } catch {
    return;
  }
  play(document, intro);
}

// The movement is in intro.module.css; only where the logo flies to has to be measured.
function play(root: Document, intro: HTMLTemplateElement): void {
  const logoIn = (parent: ParentNode) => parent.querySelector("[data-logo] img")?.getBoundingClientRect();
  const end = logoIn(root);
  const stage = intro.content.firstElementChild?.cloneNode(true) as HTMLElement;
  root.body.append(stage);
  const finish = () => {
    for (const type of skips) root.removeEventListener(type, finish);
    stage.remove();
    delete root.documentElement.dataset.loading;
  };
  const start = logoIn(stage);
  // Its styles load late; without them there is nothing to show.
  if (!start || !end || getComputedStyle(stage).position !== "fixed") {
    finish();
    return;
  }
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  stage.style.setProperty("--flight", `translate(${x}px, ${y}px) scale(${end.width / start.width})`);
  root.documentElement.dataset.loading = "";
  for (const type of skips) root.addEventListener(type, finish, { passive: true });
  stage.firstElementChild?.addEventListener("animationend", finish);
}
