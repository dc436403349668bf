type Waiting<Input, Output> = {
  input: Input;
  resolve: (output: Output) => void;
  reject: (reason: unknown) => void;
};

type Limits = {
  /** How many inputs one batch takes. */
  most: number;
  /** How many batches are on their way at a time. */
  atOnce: number;
};

/** Collects what is asked for while earlier batches are on their way, and lets `work` answer all of it together. */
export function inBatches<Input, Output>(
  work: (inputs: readonly Input[]) => Promise<readonly PromiseSettledResult<Output>[]>,
  { most, atOnce }: Limits,
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = [];
  let running = 0;

  async function run(): Promise<void> {
    if (running >= atOnce || waiting.length === 0) return;
    running += 1;
    const batch = waiting.splice(0, most);
    try {
      const results = await work(batch.map(({ input }) => input));
      batch.forEach(({ resolve, reject }, place) => {
        const result = results[place];
        if (result?.status === "fulfilled") resolve(result.value);
        else reject(result?.reason);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      running -= 1;
      run();
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      // Later in this turn others may come.
      setImmediate(run);
    });
}
