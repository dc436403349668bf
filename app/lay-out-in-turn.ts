/**
 * Lays out the parts of a page below its first window one by one, so that a slow phone can answer a touch in between.
 * Until its turn a part has a guessed height (styles/base.css, for the same parts). All have had it before the page counts as loaded, which
 * is when the browser looks for the place that the address or an earlier visit names.
 */
export function layOutInTurn({ document, scheduler }: Window): void {
  const waiting = [...document.querySelectorAll<HTMLElement>("main section:nth-of-type(n + 2)")];
  function layOutNext() {
    const part = waiting.shift();
    if (!part) return;
    part.style.contentVisibility = "visible";
    // Older browsers cannot put a task before others: they lay out everything at once.
    if (!scheduler) return layOutNext();
    // Asking for a height makes the browser lay out now.
    part.offsetHeight;
    scheduler.postTask(layOutNext, { priority: "user-blocking" });
  }
  layOutNext();
}
