import { percentile } from "../figures.ts";

/** What a number of clients got in a number of seconds. */
export type Load = { perSecond: number; p99: number };

/** Keeps a number of clients busy for a number of seconds. Each sends its next request when the last one is answered. */
export async function load(clients: number, ms: number, ask: () => Promise<{ ms: number }>): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - started < ms) {
        times.push((await ask()).ms);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99) };
}
