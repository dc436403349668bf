import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { goodRequest } from "./good-request.ts";
import { solvedPuzzle } from "./solved-puzzle.ts";

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
