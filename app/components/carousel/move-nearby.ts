import { onVisible } from "#app/loading/triggers.ts";

/** Loads the code that moves a carousel of tutorials when the visitor comes near it, and not before. */
export function moveTutorialsNearby(root: Document): void {
  const carousels = root.querySelectorAll<HTMLElement>("[data-carousel=tutorials]");
  onVisible(carousels, async (carousel) => (await import("./autoplay.ts")).autoplay(carousel), "300px");
}
