import { setTimeout as wait } from "node:timers/promises";

type Stop = {
  /** Time for a balancer to see that this server is leaving. */
  delayMs: number;
  /** Called at once: from here on /readyz says no. */
  announce: () => void;
  /** Finishes the open requests and what runs behind them. */
  close: () => Promise<void>;
};

/** Stops gently on SIGTERM and SIGINT: open requests are finished, new connections refused, then the process ends. */
export function stopOnSignals({ delayMs, announce, close }: Stop): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      announce();
      await wait(delayMs);
      await close();
      process.exit(0);
    });
  }
}
