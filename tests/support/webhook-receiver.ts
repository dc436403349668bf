import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { portOf } from "./client.ts";

export const webhookSecret = `whsec_${Buffer.from("a secret of thirty-two bytes ...").toString("base64")}`;

type Received = { headers: IncomingHttpHeaders; body: string };

/** A receiver of webhooks. It responds 204 unless the test says otherwise. */
export async function startReceiver({ respond = accept }: { respond?: RequestListener } = {}) {
  const received: Received[] = [];
  const first = Promise.withResolvers<Received>();
  const server = createServer(async (request, response) => {
    const webhook = { headers: request.headers, body: await text(request) };
    received.push(webhook);
    first.resolve(webhook);
    respond(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    received,
    first: first.promise,
    url: `http://127.0.0.1:${portOf(server)}/hook`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const accept: RequestListener = (_, response) => response.writeHead(204).end();

/** Checks a webhook as a receiver does that follows Standard Webhooks. */
export function isSigned({ headers, body }: Received, secret: string, now = Date.now()): boolean {
  const [id, timestamp, signature] = ["id", "timestamp", "signature"].map((name) => String(headers[`webhook-${name}`]));
  if (Math.abs(now / 1_000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const wanted = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  return (signature ?? "").split(" ").some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ""), "base64");
    return one.startsWith("v1,") && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
