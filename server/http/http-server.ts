import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How many requests one connection may send before their responses. Browsers and proxies send none. */
const maxPipelined = 10;

/**
 * How long a client may leave a response unread. Slow is fine: Node checks again after the same time if any bytes were
 * sent, and closes the connection only if none were.
 */
const unreadTimeoutMs = 10_000;

/** Long enough for the last response to arrive, too short to collect connections that nobody closes. */
const closeAfterMs = 1_000;

/** What Node's parser reports, and the response. Everything else is a bad request. */
const malformedStatuses: Record<string, string> = {
  CONNECT: "405 Method Not Allowed\r\nallow: GET, HEAD",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

const latestResponses = new WeakMap<Socket, ServerResponse>();
const requestsAhead = new WeakMap<Socket, number>();

/** Node's HTTP server, with limits on what one connection can make it hold, and for how long. */
export function createHttpServer(handle: RequestListener): Server {
  const server = createServer(
    {
      requestTimeout: 8_000,
      // By default Node lets a slow connection stay open for minutes.
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 72_000,
      // Node would refuse these itself, without our headers. The guards do it instead.
      requireHostHeader: false,
    },
    accept,
  );
  server.timeout = unreadTimeoutMs;
  server.on("timeout", closeUnread);
  server.on("checkExpectation", accept);
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    server.emit("clientError", Object.assign(new Error("CONNECT"), { code: "CONNECT" }), socket);
  });
  return server;

  function accept(request: IncomingMessage, response: ServerResponse): void {
    if (!isWithinLimit(request.socket, response)) return;
    latestResponses.set(request.socket, response);
    handle(request, response);
  }
}

/**
 * Responds to what never becomes a request, and closes its connection. If it is the rest of a request that already has its
 * response, a second one would count for the next request, so the connection just closes.
 */
export function respondToMalformed(headers: Record<string, string>, count: (status: string) => void) {
  return ({ code = "" }: { code?: string }, socket: Socket): void => {
    const status = malformedStatuses[code] ?? "400 Bad Request";
    const hasResponse = isRestOfEarlierRequest(socket);
    // Node stops handling errors of the connection before it reports a CONNECT.
    socket.on("error", () => {});
    if (socket.writable) {
      socket.end(hasResponse ? "" : malformedResponse(status, headers));
      // Browsers open connections in advance; one that was never used is not a request.
      if (!hasResponse && socket.bytesRead > 0) count(status.slice(0, 3));
    }
    setTimeout(() => socket.destroy(), closeAfterMs).unref();
  };
}

function isRestOfEarlierRequest(socket: Socket): boolean {
  const latest = latestResponses.get(socket);
  if (!latest?.headersSent || (latest.writableFinished && latest.req.complete)) return false;
  const { headers } = latest.req;
  return (headers["transfer-encoding"] ?? headers["content-length"]) !== undefined;
}

function malformedResponse(status: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}content-length: 0\r\nconnection: close\r\n\r\n`;
}

function closeUnread(socket: Socket): void {
  const isStillWorking = latestResponses.get(socket)?.writableEnded === false && socket.writableLength === 0;
  if (!isStillWorking) socket.destroy();
}

type ParsedSocket = Socket & { parser?: { onIncoming: () => number } | null };

/**
 * Counts the requests that wait for earlier responses, and closes a connection that sends too many. Thousands fit into one
 * packet, and each would hold about ten kilobytes until the responses before it were read.
 */
function isWithinLimit(socket: ParsedSocket, response: ServerResponse): boolean {
  // Only a response whose turn has come has its socket.
  if (response.socket) return true;
  const ahead = (requestsAhead.get(socket) ?? 0) + 1;
  if (ahead > maxPipelined) {
    socket.destroy();
    // Node goes on parsing the rest of the packet and keeps the objects until the connection closes. There is no public
    // way to stop it. Without this line the connection closes anyway.
    if (socket.parser) socket.parser.onIncoming = () => 0;
    return false;
  }
  requestsAhead.set(socket, ahead);
  response.once("close", () => requestsAhead.set(socket, (requestsAhead.get(socket) ?? 1) - 1));
  return true;
}
