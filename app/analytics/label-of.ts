import { type EventLabel, events } from "#contract/events.ts";

/** What a click or a submit is tracked as. A click beside the link of a marked part is none. */
export function labelOf(type: "click" | "submit", target: Element): EventLabel | undefined {
  const operated = target.closest(type === "click" ? "a, button" : "form");
  const label = operated?.closest<HTMLElement>("[data-event]")?.dataset.event;
  if (!label || !Object.hasOwn(events, label)) return undefined;
  const known = label as EventLabel;
  return events[known].action.toLowerCase() === type ? known : undefined;
}
