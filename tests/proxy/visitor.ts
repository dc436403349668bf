import { connect as connectHttp2, type IncomingHttpHeaders } from "node:http2";
import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";
import type { RunningProxy } from "./start-proxy.ts";

type Visited = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A visitor who speaks HTTP/2, from one of this machine's own addresses. */
export function visitorOf({ port, ca }: RunningProxy, address = "127.0.0.1") {
  const session = connectHttp2(`https://localhost:${port}`, {
    createConnection: () => {
      const socket = connect({ host: "127.0.0.1", port, localAddress: address });
      return connectSecurely({ socket, servername: "localhost", ca, ALPNProtocols: ["h2"] });
    },
  });
  return {
    visit(path: string, headers: Record<string, string> = {}, body?: string): Promise<Visited> {
      return new Promise((resolve, reject) => {
        const stream = session.request({ ":path": path, ":method": body === undefined ? "GET" : "POST", ...headers });
        const chunks: Buffer[] = [];
        let head: IncomingHttpHeaders = {};
        stream.on("response", (received) => {
          head = received;
        });
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("error", reject);
        stream.on("end", () =>
          resolve({ status: Number(head[":status"]), headers: head, body: Buffer.concat(chunks) }),
        );
        stream.end(body);
      });
    },
    [Symbol.dispose]: () => session.destroy(),
  };
}
