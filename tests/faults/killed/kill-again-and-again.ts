import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseConfig } from "#server/storage/open.ts";
import { until } from "../../support/client.ts";
import { goodRequest } from "../../support/contact-request.ts";
import { spawnServer } from "../../support/spawn-server.ts";

const clients = 64;

/** Kills the working server this many times, and returns the keys of the requests that it acknowledged. */
export async function killAgainAndAgain(database: DatabaseConfig, rounds: number, script?: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await spawnServer(database, { script });
    let dead = false;
    const posting = Array.from({ length: clients }, async () => {
      while (!dead) {
        const key = randomUUID();
        const answer = await server.client.post(goodRequest, { "idempotency-key": key }).catch(() => undefined);
        if (answer?.status === 200) acknowledged.push(key);
      }
    });
    const before = acknowledged.length;
    await until("requests are acknowledged", () => acknowledged.length > before + 20);
    await wait(Math.random() * 300);
    dead = true;
    await server.end("SIGKILL");
    await Promise.all(posting);
  }
  return acknowledged;
}
