import { once } from "node:events";
import { createServer } from "node:net";

/** A mail server that never ends its first answer, but is never silent for long either. */
export async function startDrippingServer() {
  const dripping = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.write("220 mail.test\r\n");
    socket.once("data", () => {
      const timer = setInterval(() => socket.write("250-again\r\n"), 10);
      socket.once("close", () => clearInterval(timer));
      dripping.resolve();
    });
    socket.on("error", () => {}).once("close", () => closed.resolve());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    /** Settled when somebody waits for its answer. */
    dripping: dripping.promise,
    /** Settled when the connection has ended. */
    closed: closed.promise,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
