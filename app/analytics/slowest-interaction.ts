type Timed = { interactionId?: number; duration: number };

/** Finds the slowest interaction as INP wants it: one outlier is forgiven for every fifty interactions. */
export function slowestInteraction() {
  const durations = new Map<number, number>();
  return {
    add({ interactionId, duration }: Timed): void {
      if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    },
    slowest(): number | undefined {
      const sorted = [...durations.values()].sort((a, b) => b - a);
      return sorted[Math.floor(sorted.length / 50)];
    },
  };
}
