import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import { portOf } from "../../support/client.ts";

/** A minimal balancer: it asks /readyz ten times a second and passes requests on in turn. It never retries. */
export async function startBalancer(urls: string[]) {
  const agent = new Agent({ keepAlive: true });
  const backends = urls.map((url) => ({ url, ready: false }));
  let turn = 0;

  const timer = setInterval(() => backends.forEach(probe), 100);
  const server = createServer((incoming, outgoing) => {
    const ready = backends.filter((backend) => backend.ready);
    const backend = ready[turn++ % ready.length];
    if (!backend) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, headers } = incoming;
    const passed = request(backend.url + incoming.url, { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    ready: () => backends.filter((backend) => backend.ready).length,
    replace(index: number, url: string) {
      backends[index] = { url, ready: false };
    },
    close() {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };

  function probe(backend: { url: string; ready: boolean }): void {
    request(`${backend.url}/readyz`, { timeout: 2_000 }, (answer) => {
      backend.ready = answer.statusCode === 200;
      answer.resume();
    })
      .on("error", () => {
        backend.ready = false;
      })
      .end();
  }
}
