// Asked for only in the browser: islands that move are also rendered while the site is built.
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

/** Calls back when that changes. */
export function onMotionChange(callback: () => void, signal?: AbortSignal): void {
  reducedMotion().addEventListener("change", callback, { signal });
  pauseSwitch()?.addEventListener("change", callback, { signal });
}

/** Tells the style sheet of the switch in the footer. A browser may bring a page back with the switch still on. */
export function followPauseSwitch(): void {
  const tell = () => document.documentElement.toggleAttribute("data-still", pauseSwitch()?.checked);
  pauseSwitch()?.addEventListener("change", tell);
  tell();
}
