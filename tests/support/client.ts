import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, type AgentOptions, request } from "node:http";
import { request as requestSecurely, Agent as SecureAgent } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { goodRequest, solvedPuzzle } from "./contact-request.ts";

export type ClientResponse = { status: number; body: string; ms: number; headers: Record<string, unknown> };

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** A client whose connections stay open, as those of a balancer do. `ca` signed the certificate of an https address. */
export function createClient(url: string, options: AgentOptions & { ca?: string } = {}) {
  const agent = new (options.ca ? SecureAgent : Agent)({ keepAlive: true, ...options });
  return {
    send: (path: string, options: SendOptions = {}) => send(agent, url + path, options),
    /** Posts a request with a new captcha unless the headers contain one. */
    async post(values: unknown = goodRequest, headers: Record<string, string> = {}): Promise<ClientResponse> {
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

function send(agent: Agent, url: string, { method = "GET", headers = {}, body }: SendOptions): Promise<ClientResponse> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const start = agent instanceof SecureAgent ? requestSecurely : request;
    const sent = start(url, { agent, method, headers }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then(
        (bytes) => resolve({ status, body: bytes.toString(), ms: performance.now() - started, headers }),
        reject,
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

export type Posted = { key: string; status: number };

/** Posts until it is stopped, and returns the statuses. */
export function keepPosting(client: Client, width: number, values: unknown = goodRequest) {
  const { results: posted, stop } = keepAsking(width, async (): Promise<Posted> => {
    const key = randomUUID();
    return { key, status: await statusOf(client.post(values, { "idempotency-key": key })) };
  });
  return { posted, stop };
}

/** Sends the headers of a request. When it returns, the server has read them, and waits for the body. */
export async function beginPosting(url: string): Promise<{ finish: () => Promise<Posted> }> {
  const key = randomUUID();
  const body = JSON.stringify(goodRequest);
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "idempotency-key": key,
    "x-captcha-token": await solvedPuzzle(),
    expect: "100-continue",
  };
  const sent = request(`${url}/api/contact`, { method: "POST", headers, agent: false });
  const status = new Promise<number>((resolve) => {
    sent.on("response", (response) => resolve(response.resume().statusCode ?? 0)).on("error", () => resolve(0));
  });
  await once(sent, "continue");
  return {
    async finish() {
      sent.end(body);
      return { key, status: await status };
    },
  };
}

/** Reads a page until it is stopped, and returns the statuses. */
export function keepReading(client: Client, width: number) {
  return keepAsking(width, () => statusOf(client.send("/about-us")));
}

/** At most twenty a second for each of `width`: more would only take the processor from the servers under test. */
function keepAsking<Result>(width: number, ask: () => Promise<Result>) {
  const results: Result[] = [];
  let stopped = false;
  const asking = Array.from({ length: width }, async () => {
    while (!stopped) {
      results.push(await ask());
      await wait(50);
    }
  });
  return {
    results,
    async stop() {
      stopped = true;
      await Promise.all(asking);
      return results;
    },
  };
}

/** A lost connection counts as 0. */
async function statusOf(response: Promise<ClientResponse>): Promise<number> {
  return (await response.catch(() => ({ status: 0 }))).status;
}

/** The keys of what was acknowledged with 200 and is not in these rows of the database. */
export function lostKeys(posted: readonly Posted[], rows: readonly { idempotency_key: string | null }[]): string[] {
  const stored = new Set(rows.map(({ idempotency_key }) => idempotency_key));
  return posted.filter(({ key, status }) => status === 200 && !stored.has(key)).map(({ key }) => key);
}

/** Waits until a condition is true, or fails after more time than a working server needs. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`This did not happen in time: ${what}.`);
    await wait(50);
  }
}

/** Runs `count` tasks, `width` at a time, and returns their results in order. */
export async function atOnce<Result>(
  width: number,
  count: number,
  task: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < count) {
        const index = next++;
        results[index] = await task(index);
      }
    }),
  );
  return results;
}
