import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Stops gently on SIGTERM and SIGINT: open requests are finished, new connections refused, then the process ends. */
export function stopOnSignals(app: FastifyInstance, delay: number): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      await wait(delay);
      await app.close();
      process.exit(0);
    });
  }
}
