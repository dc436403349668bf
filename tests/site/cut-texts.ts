/**
 * The page if it scrolls sideways, words outside the window, and words that a box cuts off: one that scrolls cuts off
 * nothing. Runs in the page.
 */
export function cutTexts(): string[] {
  const found =
    document.documentElement.scrollWidth > innerWidth ? [`${innerWidth} px: the page scrolls sideways`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest(".visually-hidden, script, style")) continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    let [from, to] = [0, innerWidth];
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === "auto" || overflowX === "scroll") {
        [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
        break;
      }
      if (overflowX !== "hidden" && overflowX !== "clip") continue;
      const edges = box.getBoundingClientRect();
      [from, to] = [Math.max(from, edges.left), Math.min(to, edges.right)];
    }
    if (left < from - 1 || right > to + 1) found.push(`${innerWidth} px: ${text.textContent}`);
  }
  return found;
}
