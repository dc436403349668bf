/** Looks for mails that are due, again and again, and at once when it is nudged. */
export type Outbox = {
  nudge: () => void;
  /** Ends after the mails in hand are done. */
  stop: () => Promise<void>;
};

type OutboxOptions = {
  /** Delivers some mails and returns how many there were. */
  deliver: () => Promise<number>;
  onError: (error: unknown) => void;
  pollMs?: number;
};

export function startOutbox({ deliver, onError, pollMs = 5_000 }: OutboxOptions): Outbox {
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
      await ended;
    },
  };

  async function run(): Promise<void> {
    while (!stopped) {
      nudged = false;
      const delivered = await deliver().catch((error: unknown) => {
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
