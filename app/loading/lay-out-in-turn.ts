/**
 * Lays out the sections below the first screen one at a time, so that a slow phone can answer a touch in between. Until
 * then a section has an estimated height (styles/base.css, for the same sections). All are laid out before the page counts
 * as loaded, which is when the browser scrolls to the fragment of the address or to where a visitor was before.
 */
export function layOutInTurn({ document, scheduler }: Window): void {
  const waiting = [...document.querySelectorAll<HTMLElement>("main section:nth-of-type(n + 2)")];
  function layOutNext() {
    const section = waiting.shift();
    if (!section) return;
    section.style.contentVisibility = "visible";
    // Reading a height makes the browser lay out now.
    section.offsetHeight;
    scheduler?.postTask(layOutNext, { priority: "user-blocking" });
  }
  layOutNext();
  // Complete, but not in turn: this script was the last to come, or the browser knows no task priorities.
  document.onreadystatechange = () => {
    while (waiting[0]) layOutNext();
  };
}
