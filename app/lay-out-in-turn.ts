import { whenIdle } from "./when-idle.ts";

/**
 * Lays out the parts of a page that nobody sees yet one by one when the browser rests, so that a slow phone can answer a
 * touch in between. Until its turn a part has a guessed height (styles/base.css); without scripts nothing is guessed.
 */
export function layOutInTurn(browser: Window): void {
  const { document, location, performance } = browser;
  const waiting = [...document.querySelectorAll<HTMLElement>("main section:nth-of-type(n + 2)")];
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A place in the page, from the address or an earlier visit, is only found where every part has its own height.
  const isPlaceKept = location.hash !== "" || navigation?.type !== "navigate";
  const layOutNext = () => {
    const part = waiting.shift();
    if (!part) return;
    part.style.contentVisibility = "visible";
    if (isPlaceKept) layOutNext();
    else whenIdle(browser, layOutNext);
  };
  if (isPlaceKept) layOutNext();
  else whenIdle(browser, layOutNext);
}
