import type { EventLabel } from "#contract/tracked-events.ts";

/** The attribute that has clicks and submits of an element tracked. */
export function trackedAs(label: EventLabel): { "data-event": EventLabel } {
  return { "data-event": label };
}
