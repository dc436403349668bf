/** Does something once for each element when it comes into view, or as near to it as the margin says. */
export function whenSeen(
  elements: Iterable<HTMLElement>,
  act: (element: HTMLElement) => void,
  rootMargin?: string,
): void {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        act(target as HTMLElement);
      }
    },
    { rootMargin },
  );
  for (const element of elements) watch.observe(element);
}
