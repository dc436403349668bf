import { onClick, onVisible } from "#app/loading/triggers.ts";

/** Serves the buttons and the position of every carousel on the page, and starts those that move on their own. */
export function startCarousels({ document }: Window): void {
  onClick(document, "[data-step]", (button) => {
    const carousel = button.closest<HTMLElement>("[data-carousel]");
    if (!carousel || button.ariaDisabled === "true") return;
    announce(carousel, Number(button.dataset.step));
    moveBy(carousel, Number(button.dataset.step));
  });
  // Scroll events do not bubble, but they can be captured.
  document.addEventListener("scroll", ({ target }) => target instanceof HTMLElement && showPosition(target), {
    capture: true,
    passive: true,
  });
  // Measured when in view, not at the start: that would lay out the whole page once more before it is shown.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) showPosition(target as HTMLElement);
  });
  onVisible(document.querySelectorAll<HTMLElement>("[data-track]"), (track) => sizes.observe(track));

  const tutorials = document.querySelectorAll<HTMLElement>("[data-carousel=tutorials]");
  onVisible(
    tutorials,
    (carousel) => import("./autoplay.client.ts").then((code) => code.autoplay(carousel, moveBy)),
    "300px",
  );
}

/** Moves a carousel by a number of items; the style sheet makes it smooth. */
function moveBy(carousel: HTMLElement, items: number): void {
  const track = trackOf(carousel);
  track.scrollBy({ left: items * stepWidth(track) });
}

/** The index of the item at the left edge. */
function positionOf(track: HTMLElement): number {
  const { scrollLeft, childElementCount } = track;
  return scrollLeft > 1 && isAtEnd(track) ? childElementCount - 1 : Math.round(scrollLeft / stepWidth(track));
}

/** Also where a button would move it by less than half an item. */
function isAtEnd(track: HTMLElement): boolean {
  return track.scrollLeft > track.scrollWidth - track.clientWidth - stepWidth(track) / 2;
}

function showPosition(track: HTMLElement): void {
  const carousel = track.closest("[data-carousel]");
  if (!carousel || !("track" in track.dataset)) return;
  const position = String(positionOf(track) + 1);
  const number = carousel.querySelector("[data-number]");
  if (number && number.textContent !== position) number.textContent = position;
  carousel.querySelector("[data-step='-1']")?.setAttribute("aria-disabled", String(track.scrollLeft < 2));
  carousel.querySelector("[data-step='1']")?.setAttribute("aria-disabled", String(isAtEnd(track)));
}

function announce(carousel: HTMLElement, by: number): void {
  const status = carousel.querySelector<HTMLElement>("[data-says]");
  if (!status) return;
  const { says = "", count = "" } = status.dataset;
  const number = Math.min(Number(count), Math.max(1, positionOf(trackOf(carousel)) + 1 + by));
  status.textContent = says.replace("{number}", String(number)).replace("{count}", count);
}

function trackOf(carousel: HTMLElement): HTMLElement {
  return carousel.querySelector("[data-track]") as HTMLElement;
}

function stepWidth(track: HTMLElement): number {
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>;
  if (!first) return 1;
  return second ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}
