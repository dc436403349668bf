import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How many requests one connection may send ahead of their answers. Browsers and proxies send none. */
const mostAhead = 10;

/**
 * How long a connection may leave an answer lying. Slow is no fault: Node asks again after as long if bytes have gone, and
 * ends it then if none have.
 */
const unreadMs = 10_000;

const latestAnswers = new WeakMap<Socket, ServerResponse>();
const aheadOn = new WeakMap<Socket, number>();

/** Node's HTTP server, with everything that bounds what one connection can make it hold and for how long. */
export function createHttpServer(handle: RequestListener): Server {
  const server = createServer(
    {
      requestTimeout: 8_000,
      // Node's defaults close no slow connection for minutes.
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 72_000,
      // Node would refuse these itself, without our headers. The guards do.
      requireHostHeader: false,
    },
    take,
  );
  server.timeout = unreadMs;
  server.on("timeout", endUnread);
  server.on("checkExpectation", take);
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    server.emit("clientError", Object.assign(new Error("CONNECT"), { code: "CONNECT" }), socket);
  });
  return server;

  function take(request: IncomingMessage, response: ServerResponse): void {
    if (!isInTurn(request.socket, response)) return;
    latestAnswers.set(request.socket, response);
    handle(request, response);
  }
}

/** The answer to the latest request on a connection, finished or not. */
export function latestAnswerOn(socket: Socket): ServerResponse | undefined {
  return latestAnswers.get(socket);
}

function endUnread(socket: Socket): void {
  const isInTheMaking = latestAnswerOn(socket)?.writableEnded === false && socket.writableLength === 0;
  if (!isInTheMaking) socket.destroy();
}

type ParsedSocket = Socket & { parser?: { onIncoming: () => number } | null };

/**
 * Counts the requests that wait for the answers before theirs, and ends a connection that sends too many. Thousands fit
 * into one packet, and each would hold some ten kilobytes until the answers before it were read.
 */
function isInTurn(socket: ParsedSocket, response: ServerResponse): boolean {
  // Only a response whose turn has come has its socket.
  if (response.socket) return true;
  const ahead = (aheadOn.get(socket) ?? 0) + 1;
  if (ahead > mostAhead) {
    socket.destroy();
    // Node goes on making objects of what is left of the packet, and keeps them until the connection is closed. There is
    // no public way to stop it; without this line the connection ends all the same.
    if (socket.parser) socket.parser.onIncoming = () => 0;
    return false;
  }
  aheadOn.set(socket, ahead);
  response.once("close", () => aheadOn.set(socket, (aheadOn.get(socket) ?? 1) - 1));
  return true;
}
