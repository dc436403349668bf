import type { HydrateOn } from "./island.tsx";
import { onFirstInput, onIdle, onVisible } from "./triggers.ts";

/** Hydrates every island on the page when its rule says so, and loads React at the visitor's first input. */
export function startIslands(root: Document): void {
  const hosts = [...root.querySelectorAll<HTMLElement>("[data-island]")];
  if (hosts.length === 0) return;
  const query = new URLSearchParams(root.location.search);
  for (const host of hosts) {
    const hydrate = once(async () => (await import("./hydrate.ts")).hydrate(host));
    rules[host.dataset.hydrateOn as HydrateOn](host, hydrate);
    // What the address asks for does not wait for a touch.
    if (query.has(host.dataset.reads ?? "")) hydrate();
  }

  onFirstInput(
    root,
    once(() => import("./hydrate.ts")),
  );
}

const rules: Record<HydrateOn, (host: HTMLElement, hydrate: () => Promise<void>) => void> = {
  interaction: hydrateOnInteraction,
  visible: (host, hydrate) => {
    onVisible([host], hydrate, "200px");
    hydrateOnInteraction(host, hydrate);
  },
  idle: (host, hydrate) => {
    onIdle(window, hydrate);
    hydrateOnInteraction(host, hydrate);
  },
};

/**
 * Hydrates at the first pointer, touch or focus, then repeats that event for the island: a team member under the pointer
 * lights up. A click that comes earlier is held and repeated.
 */
function hydrateOnInteraction(host: HTMLElement, hydrate: () => Promise<void>): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let heldClick: HTMLElement | undefined;

  const start = async (event?: Event) => {
    try {
      await hydrate();
    } finally {
      // Hydrated, or its code could not be loaded: then the click does what the page's HTML says.
      listening.abort();
      if (event) repeat(event);
      heldClick?.click();
      heldClick = undefined;
    }
  };
  const holdClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey) return;
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

function repeat({ type, target }: Event): void {
  const init = { bubbles: true };
  const again =
    type === "focusin" ? new FocusEvent(type, init) : type === "pointerover" ? new PointerEvent(type, init) : undefined;
  if (again) target?.dispatchEvent(again);
}

function once<T>(act: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= act();
    return result;
  };
}
