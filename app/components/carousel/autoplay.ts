import { moveBy } from "./carousel-steps.ts";
import { closeOffHiddenSlides } from "./hidden-slides.ts";

/** The specification's 10 seconds. */
const pause = 10_000;

/**
 * Moves a carousel on by one slide every 10 seconds, back to the first after the last. It holds still while the
 * visitor is at it and goes on 10 seconds after they have left (WCAG 2.2.2 asks for a way to stop it: the button).
 */
export function autoplay(carousel: HTMLElement): void {
  closeOffHiddenSlides(carousel);
  let waiting: number;
  const wait = () => {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      if (!isHeld(carousel)) moveOn(carousel);
      wait();
    }, pause);
  };
  for (const sign of ["pointerleave", "focusout"]) carousel.addEventListener(sign, wait);
  carousel.querySelector("[data-pause]")?.addEventListener("click", ({ currentTarget }) => {
    const button = currentTarget as HTMLElement;
    button.ariaPressed = String(button.ariaPressed !== "true");
  });
  wait();
}

// A finger leaves no hover behind, but some browsers say so; a click leaves focus behind, which no keyboard put there.
function isHeld(carousel: HTMLElement): boolean {
  return (
    carousel.querySelector("[data-pause][aria-pressed=true]") !== null ||
    carousel.querySelector(":focus-visible") !== null ||
    (carousel.matches(":hover") && matchMedia("(hover: hover)").matches) ||
    document.querySelector("dialog:modal, #pause-animations:checked") !== null ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

function moveOn(carousel: HTMLElement): void {
  const atEnd = carousel.querySelector("[data-step='1']")?.ariaDisabled === "true";
  const slides = carousel.querySelectorAll("[data-track] > li").length;
  moveBy(carousel, atEnd ? -slides : 1);
}
