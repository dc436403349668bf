import { Agent, request } from "node:http";
import { load } from "../contact/load.ts";
import { median } from "../median.ts";

const clients = 32;
const sliceMs = 2_000;
const rounds = 3;

/** How often a second the page can be sent to 32 clients at once. */
export async function pagesPerSecond(url: string): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const figures: number[] = [];
  for (let round = 0; round < rounds; round++)
    figures.push((await load(clients, sliceMs, () => ask(url, agent))).perSecond);
  agent.destroy();
  return { "pages per second": median(figures) };
}

function ask(url: string, agent: Agent): Promise<{ ms: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.resume().on("end", () => resolve({ ms: performance.now() - started }));
    })
      .on("error", reject)
      .end();
  });
}
