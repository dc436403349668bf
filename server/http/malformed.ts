import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "#server/site/security-headers.ts";

/** Long enough for the answer to arrive, too short to collect connections that nobody ends. */
const farewellMs = 1_000;

const latestAnswers = new WeakMap<Socket, ServerResponse>();

/** Remembers what is answered to a request that may have a body, for whatever may come after it. */
export function noteAnswer({ socket }: IncomingMessage, answer: ServerResponse): void {
  latestAnswers.set(socket, answer);
}

/**
 * Answers what is not HTTP at all, and ends its connection. If it turns out to be the body of a request that has its
 * answer already, a second one would be taken for the answer to the next request: the connection just ends.
 */
export function endMalformed({ code }: { code?: string }, socket: Socket): void {
  const latest = latestAnswers.get(socket);
  const isAnswered = latest?.headersSent && !(latest.writableFinished && latest.req.complete);
  if (socket.writable) socket.end(isAnswered ? "" : malformedAnswer(code));
  setTimeout(() => socket.destroy(), farewellMs).unref();
}

function malformedAnswer(code: string | undefined): string {
  const status = code === "ERR_HTTP_REQUEST_TIMEOUT" ? "408 Request Timeout" : "400 Bad Request";
  const lines = Object.entries(securityHeaders()).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}content-length: 0\r\nconnection: close\r\n\r\n`;
}
