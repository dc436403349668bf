/** Looks for mails that are due, again and again, and at once when it is nudged. */
export type Outbox = {
  nudge: () => void;
  /** Ends after the mails in hand are done, or were cut because their mail server took too long. */
  stop: () => Promise<void>;
};

type OutboxOptions = {
  /** Delivers some mails and returns how many there were. The signal cuts what is on its way. */
  deliver: (stop: AbortSignal) => Promise<number>;
  onError: (error: unknown) => void;
  pollMs?: number;
  /** How long a stop waits for the mails in hand. Those that are cut go out later, perhaps a second time. */
  patienceMs?: number;
};

export function startOutbox({ deliver, onError, pollMs = 5_000, patienceMs = 10_000 }: OutboxOptions): Outbox {
  const cut = new AbortController();
  let stopped = false;
  let nudged = false;
  let wake = () => {};
  const ended = run();

  return {
    nudge() {
      nudged = true;
      wake();
    },
    async stop() {
      stopped = true;
      wake();
      const timer = setTimeout(() => cut.abort(), patienceMs);
      await ended;
      clearTimeout(timer);
    },
  };

  async function run(): Promise<void> {
    while (!stopped) {
      nudged = false;
      const delivered = await deliver(cut.signal).catch((error: unknown) => {
        onError(error);
        return 0;
      });
      if (delivered === 0 && !nudged && !stopped) await rest();
    }
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
