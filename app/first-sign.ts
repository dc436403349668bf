const firstSigns = ["pointerdown", "touchstart", "keydown", "pointermove"] as const;

/** Does something at the first sign of a visitor anywhere on the page. It may be called more than once. */
export function atFirstSign(root: Document, work: (sign: Event) => void): void {
  for (const sign of firstSigns) root.addEventListener(sign, work, { once: true, passive: true });
}
