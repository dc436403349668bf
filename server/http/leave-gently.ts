import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Longer than any request takes: what is open after it would keep the server for ever. */
const patienceMs = 10_000;

/**
 * While the server is being stopped every answer ends its connection, so that the next request goes elsewhere. Open
 * requests are finished; a connection over which nothing was sent yet, as browsers open them in advance, is not waited for.
 */
export function leaveGently(app: FastifyInstance, isLeaving: () => boolean = () => false): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isLeaving()) reply.header("connection", "close");
    done();
  });

  const connections = new Set<Socket>();
  app.server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  app.addHook("preClose", async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Node stops looking after slow connections as soon as its server closes.
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
  });
}
