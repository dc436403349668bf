import { onFirstInput, onIdle, onVisible } from "#app/loading/triggers.ts";
import type { Wake } from "./island.tsx";

/** Gives every island on the page its waking rule, and warms React at the first sign of a visitor. */
export function wakeIslands(root: Document): void {
  const hosts = [...root.querySelectorAll<HTMLElement>("[data-island]")];
  if (hosts.length === 0) return;
  const asked = new URLSearchParams(root.location.search);
  for (const host of hosts) {
    const wake = once(async () => (await import("./hydrate.ts")).hydrate(host));
    rules[host.dataset.wake as Wake](host, wake);
    // What the address asks for does not wait for a touch.
    if (asked.has(host.dataset.reads ?? "")) wake();
  }

  onFirstInput(
    root,
    once(() => import("./hydrate.ts")),
  );
}

const rules: Record<Wake, (host: HTMLElement, hydrate: () => Promise<void>) => void> = {
  interaction: wakeOnInteraction,
  visible: (host, hydrate) => {
    onVisible([host], hydrate, "200px");
    wakeOnInteraction(host, hydrate);
  },
  idle: (host, hydrate) => {
    onIdle(window, hydrate);
    wakeOnInteraction(host, hydrate);
  },
};

/**
 * Hydrates at the first pointer, touch or focus, and shows that event to the island again once it is alive: a member
 * under the pointer lights up. A click that comes before is held and replayed.
 */
function wakeOnInteraction(host: HTMLElement, hydrate: () => Promise<void>): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let held: HTMLElement | undefined;

  const wake = async (event?: Event) => {
    try {
      await hydrate();
    } finally {
      // Alive, or its code could not be loaded: either way the click goes where the page's HTML sends it.
      listening.abort();
      if (event) repeat(event);
      held?.click();
      held = undefined;
    }
  };
  const hold = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event.target.closest<HTMLElement>("a, button, label, input, summary") ?? host;
    wake();
  };

  for (const sign of ["pointerover", "touchstart", "focusin"] as const) {
    host.addEventListener(sign, wake, { ...options, once: true, passive: true });
  }
  host.addEventListener("click", hold, options);
}

function repeat({ type, target }: Event): void {
  const init = { bubbles: true };
  const again =
    type === "focusin" ? new FocusEvent(type, init) : type === "pointerover" ? new PointerEvent(type, init) : undefined;
  if (again) target?.dispatchEvent(again);
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
