import { consentOf } from "#app/components/edge-bars/cookie-bar.client.ts";
import { type EventLabel, events } from "#contract/tracked-events.ts";
import { publish } from "./bus.ts";
import { connectOutside, isConnectedOutside } from "./connect-outside.ts";

/**
 * Does what an event on the page calls for. The entry hands over clicks, submits, errors, the page shown to a visitor who
 * said yes, and the first input of a visitor whose page view is measured.
 */
export async function followEvent(event: Event, browser: Window): Promise<void> {
  const { type, target } = event;
  if (type === "pageshow") followYes(browser);
  else if (type === "click" || type === "submit") followOperation(type, target, browser);
  else if (type === "error") (await import("./count-error.ts")).countError(event as ErrorEvent, browser);
  else (await import("./measure-vitals.ts")).measureVitals(browser);
}

function followYes(browser: Window): void {
  connectOutside(browser);
  noteSource(browser, "rememberSource");
}

/** Where storage is blocked, or the code cannot be loaded, the source is known on the page of arrival only. */
function noteSource(browser: Window, act: "rememberSource" | "forgetSource"): Promise<void> {
  return import("./visit-source.ts").then((code) => code[act](browser)).catch(() => {});
}

function followOperation(type: "click" | "submit", target: EventTarget | null, browser: Window): void {
  if (!(target instanceof Element)) return;
  if (target.closest("#cookie-bar button")) followChoice(browser);
  const label = labelOf(type, target);
  if (label) publish({ kind: "event", path: browser.location.pathname, label });
}

/** What a click or a submit is tracked as. A click beside the link in a marked part is none. */
function labelOf(type: "click" | "submit", target: Element): EventLabel | undefined {
  const operated = target.closest(type === "click" ? "a, button, summary" : "form");
  const label = operated?.closest<HTMLElement>("[data-event]")?.dataset.event;
  if (!label || !Object.hasOwn(events, label)) return undefined;
  const known = label as EventLabel;
  return events[known].action.toLowerCase() === type ? known : undefined;
}

// The bar has stored the choice before this event came here. Scripts that have run cannot be taken out of a page,
// so after a changed mind it starts anew without them.
async function followChoice(browser: Window): Promise<void> {
  if (consentOf(browser) === "yes") return followYes(browser);
  await noteSource(browser, "forgetSource");
  if (await isConnectedOutside()) {
    const { forgetGa4Cookies } = await import("./ga4.ts");
    forgetGa4Cookies(browser.document, browser.location.hostname);
    browser.location.reload();
  }
}
