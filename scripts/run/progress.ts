type Terminal = { isTTY?: boolean; write(text: string): unknown };

type Options = { out?: Terminal; isSilent?: boolean; now?: () => number };

/** A line is rewritten at most this often. */
const pauseMs = 100;

/**
 * Says where long work is, item by item: on a terminal in one line with its count and rate that is rewritten, elsewhere in a
 * plain line once all is done, and with `--silent` not at all. Call what it returns after each item.
 */
export function startProgress(
  step: string,
  total: number,
  // npm tells its scripts of its --silent this way.
  { out = process.stdout, isSilent = process.env.npm_config_loglevel === "silent", now = Date.now }: Options = {},
): () => void {
  const start = now();
  let done = 0;
  let next = start + pauseMs;
  return () => {
    done += 1;
    const time = now();
    if (isSilent || (done < total && (!out.isTTY || time < next))) return;
    next = time + pauseMs;
    const rate = Math.round(done / (Math.max(time - start, 1) / 1000));
    const line = `${step}: ${done} of ${total}`;
    // Erases what is left of a longer line.
    out.write(out.isTTY ? `\r${line}, ${rate} per second\x1b[K${done === total ? "\n" : ""}` : `${line}\n`);
  };
}
