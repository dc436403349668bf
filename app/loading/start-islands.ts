import { hasModifierKey, onFirstInput, onIdle, onVisible } from "./triggers.ts";

/**
 * Hydrates each island at the first pointer, touch or focus on it. After an input anywhere else on the page React is
 * loaded, and islands that come near are hydrated before they are touched.
 */
export function startIslands({ document, location }: Window): void {
  const hosts = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const query = new URLSearchParams(location.search);
  const hydrations = new Map<HTMLElement, () => Promise<void>>();
  for (const host of hosts) {
    const listening = new AbortController();
    let hydration: Promise<void> | undefined;
    const hydrate = () => {
      hydration ??= loadReact()
        .then((code) => code.hydrate(host))
        // Hydrated, or its code could not be loaded: then a click does what the page's HTML says.
        .finally(() => listening.abort());
      return hydration;
    };
    hydrations.set(host, hydrate);
    hydrateOnInteraction(host, hydrate, listening.signal);
    // What the address asks for does not wait for a touch.
    if (query.has(host.dataset.reads ?? "")) hydrate();
  }

  onFirstInput(document, async () => {
    (await loadReact()).startPrefetch(window);
    onVisible(hosts, (host) => onIdle(window, () => hydrations.get(host)?.()), "200px");
  });
}

const loadReact = () => import("./hydrate.ts");

/**
 * Hydrates at the first pointer, touch or focus, then repeats that event for the island: a team member under the pointer
 * lights up. A click that comes earlier is held and repeated.
 */
function hydrateOnInteraction(host: HTMLElement, hydrate: () => Promise<void>, signal: AbortSignal): void {
  const options = { capture: true, signal };
  let heldClick: HTMLElement | undefined;

  const start = async (event?: Event) => {
    try {
      await hydrate();
    } finally {
      if (event) repeat(event);
      heldClick?.click();
      heldClick = undefined;
    }
  };
  const holdClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || hasModifierKey(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    heldClick = event.target.closest<HTMLElement>("a, button, label, input, summary") ?? host;
    start();
  };

  for (const type of ["pointerover", "touchstart", "focusin"] as const) {
    host.addEventListener(type, start, { ...options, once: true, passive: true });
  }
  host.addEventListener("click", holdClick, options);
}

/** The focus may have moved on meanwhile. React asks neither for more than the type and the target. */
function repeat({ type, target }: Event): void {
  const now = type === "focusin" ? document.activeElement : target;
  if (type !== "touchstart") now?.dispatchEvent(new Event(type, { bubbles: true }));
}
