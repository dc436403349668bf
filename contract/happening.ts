import type { EventLabel } from "./events.ts";
import type { VitalName } from "./vitals.ts";

/** Where the site's own counter takes what happened. */
export const happeningsPath = "/api/events";

/** What the event bus carries. `path` is the address of the page, never with its query. */
export type Happening =
  | { kind: "view"; path: string }
  | { kind: "event"; path: string; label: EventLabel }
  | { kind: "vitals"; path: string; values: Partial<Record<VitalName, number>> };
