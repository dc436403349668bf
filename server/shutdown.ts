import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** The longest SHUTDOWN_DELAY_MS, and the longest that closing takes after it. */
export const maxShutdownDelayMs = 60_000;
export const closeTimeoutMs = 30_000;

/** No stop takes longer. Unit, image and manual wait ten seconds longer before they kill the process. */
export const maxStopMs = maxShutdownDelayMs + closeTimeoutMs;

/** Longer than any request takes. A connection still open after that would keep the server up forever. */
const openRequestsTimeoutMs = 10_000;

type Stop = {
  /** Time for a load balancer to see that this server is shutting down. */
  delayMs: number;
  /** Called at once: from then on /readyz responds 503. */
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
      // Ctrl+C under npm arrives twice. SIGKILL is safe too: every acknowledged request is stored.
      if (stopping) return;
      stopping = true;
      announce();
      await wait(delayMs);
      await closeAndExit(0, { close, onError });
    });
  }
}

/** Closes what is open and ends the process, on time even if something does not close. Stored requests are safe. */
export async function closeAndExit(
  code: number,
  { close, onError, timeoutMs = closeTimeoutMs }: Pick<Stop, "close" | "onError"> & { timeoutMs?: number },
): Promise<never> {
  setTimeout(() => {
    onError(new Error(`The server did not close within ${timeoutMs / 1_000} seconds.`));
    process.exit(1);
  }, timeoutMs);
  try {
    await close();
  } catch (error) {
    onError(error);
    process.exit(1);
  }
  process.exit(code);
}

/**
 * During a shutdown every response closes its connection, so that the next request goes elsewhere. Open requests are
 * finished. A connection that is still unused may be about to bring one, from a proxy that opened it just now. A proxy gives
 * up what it does not use within the delay, so that is how long such a connection may stay, counted from when it was opened.
 */
export function drainOnShutdown(app: FastifyInstance, isShuttingDown: () => boolean, delayMs: number): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isShuttingDown()) reply.header("connection", "close");
    done();
  });

  const connections = new Map<Socket, number>();
  app.server.on("connection", (socket) => {
    connections.set(socket, performance.now());
    socket.once("close", () => connections.delete(socket));
  });
  app.addHook("preClose", async () => {
    for (const [socket, openedAt] of connections) {
      const destroyUnused = () => socket.bytesRead === 0 && socket.destroy();
      setTimeout(destroyUnused, Math.max(0, openedAt + delayMs - performance.now())).unref();
    }
    // Node stops checking for slow connections as soon as its server closes.
    setTimeout(() => app.server.closeAllConnections(), openRequestsTimeoutMs).unref();
  });
}
