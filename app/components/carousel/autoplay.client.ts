/** The specification's 10 seconds. */
const pauseMs = 10_000;

/**
 * Moves a carousel by one slide every 10 seconds, and from the last back to the first. It stops while a visitor uses it
 * and goes on 10 seconds later (WCAG 2.2.2 asks for a way to stop it: the button). Loaded when the carousel comes near.
 */
export function autoplay(carousel: HTMLElement, moveBy: (carousel: HTMLElement, items: number) => void): void {
  makeHiddenSlidesInert(carousel);
  let timer: number;
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!isHeld(carousel)) moveBy(carousel, nextStep(carousel));
      wait();
    }, pauseMs);
  };
  for (const type of ["pointerleave", "focusout"]) carousel.addEventListener(type, wait);
  carousel.querySelector("[data-pause]")?.addEventListener("click", ({ currentTarget }) => {
    const button = currentTarget as HTMLElement;
    button.ariaPressed = String(button.ariaPressed !== "true");
  });
  wait();
}

/** Keeps keyboards and screen readers out of slides that are not in view. */
function makeHiddenSlidesInert(carousel: HTMLElement): void {
  const track = carousel.querySelector("[data-track]");
  if (!track) return;
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) target.toggleAttribute("inert", intersectionRatio < 0.5);
    },
    { root: track, threshold: 0.5 },
  );
  for (const slide of track.children) watch.observe(slide);
}

// Some browsers report a hover after a touch, and a click leaves focus behind: neither holds the carousel.
function isHeld(carousel: HTMLElement): boolean {
  return (
    carousel.querySelector("[data-pause][aria-pressed=true]") !== null ||
    carousel.querySelector(":focus-visible") !== null ||
    (carousel.matches(":hover") && matchMedia("(hover: hover)").matches) ||
    document.querySelector("dialog:modal, #pause-animations:checked") !== null ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

function nextStep(carousel: HTMLElement): number {
  const atEnd = carousel.querySelector("[data-step='1']")?.ariaDisabled === "true";
  const slides = carousel.querySelectorAll("[data-track] > li").length;
  return atEnd ? -slides : 1;
}
