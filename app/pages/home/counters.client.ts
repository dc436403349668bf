import { onVisible } from "#app/loading/triggers.ts";
import { mayMove } from "#app/motion/motion.ts";

/** Figures count up from zero when they first come into view, each in its own time. */
export function startCounters({ document }: Window): void {
  onVisible(document.querySelectorAll<HTMLElement>("[data-figure]"), (figure) => mayMove() && count(figure));
}

function count(figure: HTMLElement): void {
  const goal = Number(figure.dataset.figure);
  const duration = Number(figure.dataset.seconds) * 1000;
  const start = performance.now();
  requestAnimationFrame(function step(now) {
    const part = mayMove() ? Math.min(1, (now - start) / duration) : 1;
    figure.textContent = String(Math.round(goal * part));
    if (part < 1) requestAnimationFrame(step);
  });
}
