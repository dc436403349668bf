import { type Agent, request } from "node:http";

export type Asked = { status: number; ms: number };

/** Sends a request and reads the answer without keeping it: costs the asking process as little as possible. */
export function ask(
  agent: Agent,
  url: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Asked> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, method, headers }, (answer) => {
      const done = () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started });
      answer.resume().on("end", done).on("error", reject);
    })
      .on("error", reject)
      .end(body);
  });
}
