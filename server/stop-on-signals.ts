import { setTimeout as wait } from "node:timers/promises";

/** The longest SHUTDOWN_DELAY_MS, and the longest that closing takes after it. */
export const longestDelayMs = 60_000;
export const closeWithinMs = 30_000;

/** No stop takes longer. Unit, image and manual give it ten seconds more before they kill the process. */
export const longestStopMs = longestDelayMs + closeWithinMs;

type Stop = {
  /** Time for a balancer to see that this server is leaving. */
  delayMs: number;
  /** Called at once: from here on /readyz says no. */
  announce: () => void;
  /** Finishes the open requests and what runs behind them. */
  close: () => Promise<void>;
  onError: (error: unknown) => void;
};

/** Stops gently on SIGTERM and SIGINT: open requests are finished, new connections refused, then the process ends. */
export function stopOnSignals({ delayMs, announce, close, onError }: Stop): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      // Ctrl+C under npm arrives twice. Whoever cannot wait may send SIGKILL: what was answered with 200 is stored.
      if (stopping) return;
      stopping = true;
      announce();
      await wait(delayMs);
      await closeAndExit(0, close, onError);
    });
  }
}

/** Closes what is open and ends the process, in time even if something does not close: what is stored is safe. */
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
