import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** The longest SHUTDOWN_DELAY_MS, and the longest that closing takes after it. */
export const longestDelayMs = 60_000;
export const closeWithinMs = 30_000;

/** No stop takes longer. Unit, image and manual wait ten seconds longer before they kill the process. */
export const longestStopMs = longestDelayMs + closeWithinMs;

/** Longer than any request takes. A connection still open after that would keep the server up forever. */
const openRequestsMs = 10_000;

type Stop = {
  /** Time for a load balancer to see that this server is shutting down. */
  delayMs: number;
  /** Called at once: from then on /readyz answers 503. */
  announce: () => void;
  /** Finishes the open requests and what runs behind them. */
  close: () => Promise<void>;
  onError: (error: unknown) => void;
};

/** Stops on SIGTERM and SIGINT: open requests are finished, new connections refused, then the process ends. */
export function stopOnSignals({ delayMs, announce, close, onError }: Stop): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      // Ctrl+C under npm arrives twice. SIGKILL is safe too: every request answered with 200 is stored.
      if (stopping) return;
      stopping = true;
      announce();
      await wait(delayMs);
      await closeAndExit(0, close, onError);
    });
  }
}

/** Closes what is open and ends the process, on time even if something does not close. Stored requests are safe. */
export async function closeAndExit(
  code: number,
  close: () => Promise<void>,
  onError: (error: unknown) => void,
  withinMs = closeWithinMs,
): Promise<never> {
  setTimeout(() => {
    onError(new Error(`The server did not close within ${withinMs / 1_000} seconds.`));
    process.exit(1);
  }, withinMs);
  try {
    await close();
  } catch (error) {
    onError(error);
    process.exit(1);
  }
  process.exit(code);
}

/**
 * During a shutdown every answer closes its connection, so that the next request goes elsewhere. Open requests are
 * finished; a connection that was never used, as browsers open them in advance, is not waited for.
 */
export function drainOnShutdown(app: FastifyInstance, isShuttingDown: () => boolean): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isShuttingDown()) reply.header("connection", "close");
    done();
  });

  const connections = new Set<Socket>();
  app.server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  app.addHook("preClose", async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // Node stops checking for slow connections as soon as its server closes.
    setTimeout(() => app.server.closeAllConnections(), openRequestsMs).unref();
  });
}
