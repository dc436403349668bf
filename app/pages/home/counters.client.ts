import { onVisible } from "#app/loading/triggers.ts";
import { mayMove } from "#app/motion/motion.ts";

/** Figures count up to the end when they first come into view, each in its own time. */
export function startCounters({ document }: Window): void {
  onVisible(document.querySelectorAll<HTMLElement>("[data-figure]"), (figure) => mayMove() && count(figure));
}

/**
 * The last fifth of the way, ever slower: earlier figures would be wrong for those who read them ("0M+ members"), and after
 * half of its time each says what it will.
 */
function count(figure: HTMLElement): void {
  const goal = Number(figure.dataset.figure);
  const time = Number(figure.dataset.seconds) * 1000;
  const start = performance.now();
  requestAnimationFrame(function step(now) {
    const left = mayMove() ? Math.max(0, 1 - (now - start) / time) : 0;
    const part = 1 - 0.2 * left ** 4;
    figure.textContent = Math.ceil(goal * part).toLocaleString(figure.lang);
    if (left > 0) requestAnimationFrame(step);
  });
}
