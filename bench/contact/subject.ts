import { percentile } from "#bench/figures.ts";
import { solvedPuzzle } from "#tests/support/contact-request.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";

export type Subject = Awaited<ReturnType<typeof openSubject>>;

const posters = 64;
const readers = 64;
const sliceMs = 1_000;
const puzzles = 40_000;

/** A server to be measured: one that makes every row durable, or the same without storage. */
export async function openSubject(database: TestDatabase, storage: "durable" | "nothing") {
  const server = await spawnServer(database, { script: "bench/contact/bench-server.ts", args: [`--${storage}`] });
  const { client } = server;
  // Solved in advance: puzzles are the browsers' work, not the server's.
  const tokens = await Promise.all(Array.from({ length: storage === "durable" ? puzzles : 1 }, () => solvedPuzzle()));
  let acknowledged = 0;
  const post = async () => {
    // Without storage, a captcha can be used again.
    const token = storage === "durable" ? tokens.pop() : tokens[0];
    if (!token) throw new Error("The bench needs more puzzles.");
    const response = await client.post(undefined, { "x-captcha-token": token });
    if (response.status !== 200) throw new Error(`A post got ${response.status}.`);
    acknowledged += 1;
    return response;
  };
  const page = () => client.send("/", { headers: { "accept-encoding": "br" } });
  // A warm-up: the first requests of a new server are slower than the rest.
  await load(posters, 500, post);
  await load(readers, 500, page);
  return {
    posts: () => load(posters, sliceMs, post),
    pages: () => load(readers, sliceMs, page),
    acknowledged: () => acknowledged,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  };
}

/** Keeps a number of clients busy for a number of seconds. Each sends its next request when the last one has its response. */
async function load(clients: number, ms: number, ask: () => Promise<{ ms: number }>) {
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
