import type { FastifyInstance } from "fastify";

/** While the server is being stopped every answer ends its connection, so that the next request goes elsewhere. */
export function leaveGently(app: FastifyInstance, isLeaving: () => boolean = () => false): void {
  app.addHook("onSend", async (_request, reply) => {
    if (isLeaving()) reply.header("connection", "close");
  });
}
