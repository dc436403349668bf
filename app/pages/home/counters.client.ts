import { onVisible } from "#app/loading/triggers.ts";
import { mayMove } from "#app/motion/motion.ts";

/** Figures count up to the end when they first come into view, each in its own time. */
export function startCounters({ document }: Window): void {
  onVisible(document.querySelectorAll<HTMLElement>("[data-figure]"), (figure) => mayMove() && count(figure));
}

/** The last fifth of the way: earlier figures would be wrong for those who read them ("0M+ members"). */
function count(figure: HTMLElement): void {
  const goal = Number(figure.dataset.figure);
  const wholeWay = Number(figure.dataset.seconds) * 5000;
  const start = performance.now();
  requestAnimationFrame(function step(now) {
    const part = mayMove() ? Math.min(1, 0.8 + (now - start) / wholeWay) : 1;
    figure.textContent = Math.ceil(goal * part).toLocaleString(figure.lang);
    if (part < 1) requestAnimationFrame(step);
  });
}
