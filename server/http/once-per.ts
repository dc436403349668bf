/**
 * Lets something be said about each kind of event once in a period, with how often it has happened since. What goes wrong
 * for everyone at once would otherwise fill the disk with the same line.
 */
export function oncePer(periodMs: number, clock: () => number = () => performance.now()) {
  const kinds = new Map<string, { saidAt: number; count: number }>();
  return (kind: string, say: (count: number) => void): void => {
    const seen = kinds.get(kind) ?? { saidAt: Number.NEGATIVE_INFINITY, count: 0 };
    kinds.set(kind, seen);
    seen.count += 1;
    if (clock() - seen.saidAt < periodMs) return;
    say(seen.count);
    seen.saidAt = clock();
    seen.count = 0;
  };
}
