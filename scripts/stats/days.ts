const dayMs = 86_400_000;

/** The last days as 2026-11-20 in UTC, today as the last one. */
export function lastDays(count: number, now: number): string[] {
  return Array.from({ length: count }, (_, place) =>
    new Date(now - (count - 1 - place) * dayMs).toISOString().slice(0, 10),
  );
}
