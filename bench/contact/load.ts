import type { Client } from "../../tests/desk/post.ts";

/** What a number of clients got in a number of seconds. */
export type Load = { perSecond: number; p99: number; wrong: number };

/** Keeps so many clients busy for so long. Each sends its next request when it has the answer to the last one. */
export async function load(
  clients: number,
  ms: number,
  expected: number,
  ask: () => ReturnType<Client["send"]>,
): Promise<Load> {
  const times: number[] = [];
  let wrong = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - started < ms) {
        const answer = await ask();
        if (answer.status === expected) times.push(answer.ms);
        else wrong += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  const sorted = times.toSorted((a, b) => a - b);
  return { perSecond: times.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, wrong };
}
