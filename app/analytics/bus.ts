import type { AnalyticsEvent } from "#contract/analytics.ts";
import { countHere } from "./own-counter.ts";

/** Takes what happened to where it is counted. */
export type Adapter = (event: AnalyticsEvent) => void;

const adapters: Adapter[] = [countHere];

/** Tells every adapter what happened. */
export function publish(event: AnalyticsEvent): void {
  for (const adapter of adapters) adapter(event);
}

/** Adds an adapter, for what happens from now on. */
export function connect(adapter: Adapter): void {
  adapters.push(adapter);
}
