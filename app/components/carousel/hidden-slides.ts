/** Takes slides that are out of view away from keyboards and screen readers, so that nobody lands in what does not show. */
export function closeOffHiddenSlides(carousel: HTMLElement): void {
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
