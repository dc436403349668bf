import { onLoaded } from "#app/loading/triggers.ts";

/** Types what the company offers into the hero, once there is time for it. */
export function startTagline(browser: Window): void {
  const tagline = browser.document.querySelector<HTMLElement>("[data-typed]");
  if (tagline) onLoaded(browser, () => import("./type-tagline.client.ts").then((code) => code.typeTagline(tagline)));
}
