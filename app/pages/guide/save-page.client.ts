import type { SavePageReply, SavePageRequest } from "#contract/browser-storage.ts";

/** Long enough for a page with all its pictures on a slow connection. */
const timeoutMs = 60_000;

/** Asks the service worker to save the button's page, and says how it goes. */
export async function savePage(button: HTMLElement): Promise<void> {
  if (button.ariaDisabled === "true") return;
  say(button, "saving");
  const saved = await Promise.race([askWorker(location.pathname), timeout()]).catch(() => false);
  say(button, saved ? "saved" : "failed");
}

async function askWorker(path: string): Promise<boolean> {
  const { serviceWorker } = navigator;
  // Without a registration, `ready` would never resolve.
  if (!(await serviceWorker?.getRegistration())) return false;
  const { active } = await serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<SavePageReply>) => resolve(data.saved);
    active?.postMessage({ savePage: path } satisfies SavePageRequest, [port2]);
  });
}

function timeout(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(resolve, timeoutMs, false));
}

function say(button: HTMLElement, state: "saving" | "saved" | "failed"): void {
  const status = button.parentElement?.querySelector<HTMLElement>("[role=status]");
  if (!status) return;
  button.ariaDisabled = String(state === "saving");
  status.dataset.state = state;
  status.textContent = status.dataset[state] ?? "";
}
