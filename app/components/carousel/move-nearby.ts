/** Loads the code that moves a carousel of tutorials when the visitor comes near it, and not before. */
export function moveTutorialsNearby(root: Document): void {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        watch.unobserve(target);
        import("./autoplay.ts").then(({ autoplay }) => autoplay(target));
      }
    },
    { rootMargin: "300px" },
  );
  for (const carousel of root.querySelectorAll("[data-carousel=tutorials]")) watch.observe(carousel);
}
