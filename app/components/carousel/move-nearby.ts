import { whenSeen } from "#app/when-seen.ts";

/** Loads the code that moves a carousel of tutorials when the visitor comes near it, and not before. */
export function moveTutorialsNearby(root: Document): void {
  const carousels = root.querySelectorAll<HTMLElement>("[data-carousel=tutorials]");
  whenSeen(carousels, async (carousel) => (await import("./autoplay.ts")).autoplay(carousel), "300px");
}
