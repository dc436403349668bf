import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Client, createClient } from "#tests/support/client.ts";
import { goodRequest, solvedPuzzle } from "#tests/support/contact-request.ts";
import type { RunningProxy } from "./start-proxy.ts";

/** One request and its response; a lost connection counts as 0. */
type Sent = { at: number; what: "page" | "post"; key: string; status: number };

/** Visitors who read pages and send requests until they are stopped. Like the form, they repeat a failed one. */
export function startLoad({ port, ca }: RunningProxy) {
  const client = createClient(`https://localhost:${port}`, { ca });
  const sent: Sent[] = [];
  let stopped = false;
  const everybody = [...Array.from({ length: 6 }, post), ...Array.from({ length: 6 }, read)];
  return {
    sent,
    async stop(): Promise<Sent[]> {
      stopped = true;
      await Promise.all(everybody);
      client.close();
      return sent;
    },
  };

  async function post(): Promise<void> {
    while (!stopped) {
      const key = randomUUID();
      const headers = { "idempotency-key": key, "x-captcha-token": await solvedPuzzle() };
      while ((await noted("post", key, client.post(goodRequest, headers))) !== 200) await wait(200);
      await wait(50);
    }
  }

  async function read(): Promise<void> {
    while (!stopped) {
      await noted("page", "", client.send("/about-us"));
      await wait(50);
    }
  }

  async function noted(what: Sent["what"], key: string, response: ReturnType<Client["send"]>): Promise<number> {
    const at = performance.now();
    const { status } = await response.catch(() => ({ status: 0 }));
    sent.push({ at, what, key, status });
    return status;
  }
}

/** The keys of the requests that were acknowledged with 200. */
export function acknowledged(sent: readonly Sent[]): string[] {
  return sent.filter(({ what, status }) => what === "post" && status === 200).map(({ key }) => key);
}
