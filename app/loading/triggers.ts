/** Handles clicks on every element that matches `selector`, including elements added later. */
export function onClick<Kind extends HTMLElement>(
  root: GlobalEventHandlers,
  selector: string,
  act: (element: Kind, event: MouseEvent) => void,
): void {
  root.addEventListener("click", (event) => {
    const element = event.target instanceof Element && event.target.closest<Kind>(selector);
    if (element) act(element, event);
  });
}

/** True if a click asks for a new tab or a download: the browser handles it. */
export function hasModifierKey({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Shows the message in `data-failed` beside an element if what it started fails, or its code cannot be loaded. */
export function showFailure({ parentElement }: HTMLElement, done: Promise<void>): void {
  const line = parentElement?.querySelector<HTMLElement>("[data-failed]");
  done.catch(() => {
    if (line) line.textContent = line.dataset.failed ?? "";
  });
}

const firstInputs = ["pointerdown", "touchstart", "keydown", "pointermove"] as const;

/** Runs `act` once, on the visitor's first input anywhere on the page. */
export function onFirstInput(root: Document, act: (event: Event) => void): void {
  const listening = new AbortController();
  const onInput = (event: Event) => {
    // A pointer that only rests over a new page is reported as moved, by nothing.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type === "pointermove" && !movementX && !movementY) return;
    listening.abort();
    act(event);
  };
  for (const type of firstInputs) root.addEventListener(type, onInput, { passive: true, signal: listening.signal });
}

/** Runs `act` when the browser is idle, or soon in Safari, which cannot tell. A page that is never idle waits 2 seconds. */
export function onIdle(browser: Window, act: () => void): void {
  if (browser.requestIdleCallback) browser.requestIdleCallback(act, { timeout: 2_000 });
  else browser.setTimeout(act);
}

/** Runs `act` once the page has loaded and the browser is idle. */
export function onLoaded(browser: Window, act: () => void): void {
  browser.addEventListener("load", () => onIdle(browser, act));
}

/** Runs `act` once for each element when it comes into view, or within `rootMargin` of it. */
export function onVisible(
  elements: Iterable<HTMLElement>,
  act: (element: HTMLElement) => void,
  rootMargin?: string,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        act(target as HTMLElement);
      }
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
}
