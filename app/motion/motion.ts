import { onLoaded } from "#app/loading/triggers.ts";

// Nothing here runs at import: islands that move are also rendered at build time, without a browser.
function reducedMotion(): MediaQueryList {
  return matchMedia("(prefers-reduced-motion: reduce)");
}

function pauseSwitch(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>("#pause-animations");
}

/** False with reduced motion, and while the visitor has paused all animations. */
export function mayMove(): boolean {
  return !reducedMotion().matches && !pauseSwitch()?.checked;
}

/** Calls back when `mayMove` may have changed. */
export function onMotionChange(callback: () => void, signal?: AbortSignal): void {
  reducedMotion().addEventListener("change", callback, { signal });
  pauseSwitch()?.addEventListener("change", callback, { signal });
}

/** Passes the switch in the footer on to the style sheet. A browser may restore a page with the switch still on. */
export function startPauseSwitch(): void {
  const apply = () => document.documentElement.toggleAttribute("data-still", pauseSwitch()?.checked);
  pauseSwitch()?.addEventListener("change", apply);
  apply();
}

/**
 * Lets what moves without end begin once the page has loaded and the browser is idle, and rest while it is out of view
 * (`@layer still` in base.css).
 */
export function startEndlessMotion(browser: Window): void {
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute("data-running", isIntersecting);
  });
  onLoaded(browser, () => {
    for (const moving of browser.document.querySelectorAll("[data-endless]")) watch.observe(moving);
  });
}
