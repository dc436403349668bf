import { connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { portOf } from "./client.ts";

/** Sends raw bytes and returns everything that comes back until the connection ends or goes quiet. */
export function exchange(app: FastifyInstance, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let response = "";
    const socket = connect(portOf(app.server), "127.0.0.1", () => socket.write(bytes));
    const end = () => {
      socket.destroy();
      resolve(response);
    };
    socket.setTimeout(1_500, end);
    socket.on("data", (chunk) => {
      response += chunk;
    });
    socket.on("error", end).on("close", end);
  });
}
