import type { Socket } from "node:net";
import type { Counters } from "#server/operations/counters.ts";
import { securityHeaders } from "#server/site/security-headers.ts";
import { latestAnswerOn } from "./create-server.ts";

/** Long enough for the answer to arrive, too short to collect connections that nobody ends. */
const farewellMs = 1_000;

/** What Node's parser found, and how it is answered. Everything else is a bad request. */
const statuses: Record<string, string> = {
  CONNECT: "405 Method Not Allowed\r\nallow: GET, HEAD",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/**
 * Answers what never becomes a request, and ends its connection. If it turns out to be the body of a request that has its
 * answer already, a second one would be taken for the answer to the next request: the connection just ends.
 */
export function endMalformed(counters: Counters | undefined) {
  return ({ code = "" }: { code?: string }, socket: Socket): void => {
    const latest = latestAnswerOn(socket);
    const isAnswered = latest?.headersSent && !(latest.writableFinished && latest.req.complete);
    const status = statuses[code] ?? "400 Bad Request";
    // Node lets go of the connection before it reports a CONNECT.
    socket.on("error", () => {});
    if (socket.writable) {
      socket.end(isAnswered ? "" : malformedAnswer(status));
      // A browser opens connections in advance; one that it never used is no request.
      if (!isAnswered && socket.bytesRead > 0) {
        counters?.add("http_requests_total", { kind: "malformed", status: status.slice(0, 3) });
      }
    }
    setTimeout(() => socket.destroy(), farewellMs).unref();
  };
}

function malformedAnswer(status: string): string {
  const lines = Object.entries(securityHeaders()).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}content-length: 0\r\nconnection: close\r\n\r\n`;
}
