import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { goodRequest, solvedPuzzle } from "./contact-request.ts";

export type Answer = { status: number; body: string; ms: number; headers: Record<string, unknown> };

/** A way to post whose connections stay open, as those of a balancer do. */
export function createClient(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: (path: string, options: SendOptions = {}) => send(agent, url + path, options),
    /** Posts a request with a fresh captcha; the headers can say otherwise. */
    async post(values: unknown = goodRequest, headers: Record<string, string> = {}): Promise<Answer> {
      return send(agent, `${url}/api/contact`, {
        method: "POST",
        body: typeof values === "string" ? values : JSON.stringify(values),
        headers: {
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
          "x-captcha-token": headers["x-captcha-token"] ?? (await solvedPuzzle()),
          ...headers,
        },
      });
    },
    close: () => agent.destroy(),
  };
}
export type Client = ReturnType<typeof createClient>;

type SendOptions = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

function send(agent: Agent, url: string, { method = "GET", headers = {}, body }: SendOptions): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          ms: performance.now() - started,
          headers: response.headers,
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

export type Posted = { key: string; status: number; ms: number };

/** Posts without a break until it is stopped, and returns what was answered. A lost connection counts as 0. */
export function keepPosting(client: Client, width: number, values: unknown = goodRequest) {
  const posted: Posted[] = [];
  let stopped = false;
  const posting = Array.from({ length: width }, async () => {
    while (!stopped) {
      const key = randomUUID();
      const started = performance.now();
      const answer = await client.post(values, { "idempotency-key": key }).catch(() => undefined);
      posted.push({ key, status: answer?.status ?? 0, ms: performance.now() - started });
      if (answer?.status !== 200) await wait(50);
    }
  });
  return {
    posted,
    async stop() {
      stopped = true;
      await Promise.all(posting);
      return posted;
    },
  };
}

/** Waits until something is so, or fails after a time that no working server needs. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, patienceMs = 30_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await wait(50);
  }
}

/** Does `count` things, so many at a time, and returns their results in order. */
export async function atOnce<Result>(
  width: number,
  count: number,
  task: (place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < count) {
        const place = next++;
        results[place] = await task(place);
      }
    }),
  );
  return results;
}
