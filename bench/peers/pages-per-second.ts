import { Agent } from "node:http";
import { ask } from "../ask.ts";
import { load } from "../contact/load.ts";
import { median } from "../figures.ts";

const clients = 32;
const sliceMs = 2_000;
const rounds = 3;

/** How often a second the page can be sent to 32 clients at once. */
export async function pagesPerSecond(url: string): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const figures: number[] = [];
  for (let round = 0; round < rounds; round++)
    figures.push(
      (await load(clients, sliceMs, () => ask(agent, url, { headers: { "accept-encoding": "br" } }))).perSecond,
    );
  agent.destroy();
  return { "pages per second": median(figures) };
}
