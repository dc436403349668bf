import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseConfig } from "#server/storage/open.ts";
import { keepPosting, type Posted, until } from "../../support/client.ts";
import { spawnServer } from "../../support/spawn-server.ts";

/** Kills the working server this many times, and returns what 64 clients have posted. */
export async function killAgainAndAgain(database: DatabaseConfig, rounds: number, script?: string): Promise<Posted[]> {
  const posted: Posted[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await spawnServer(database, { script });
    const posting = keepPosting(server.client, 64);
    await until("requests are acknowledged", () => posting.posted.filter(({ status }) => status === 200).length > 20);
    await wait(Math.random() * 300);
    await server.end("SIGKILL");
    posted.push(...(await posting.stop()));
  }
  return posted;
}
