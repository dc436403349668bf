const eighths = " ▁▂▃▄▅▆▇█";

/** Draws a column for each value, with the largest value at the top of the axis. */
export function columnChart(values: readonly number[], rows = 6): string {
  const most = Math.max(1, ...values);
  const axis = String(most).length;
  const lines = Array.from({ length: rows }, (_, place) => {
    const floor = (rows - 1 - place) * 8;
    const label = place === 0 ? String(most) : "";
    const columns = values.map((value) => eighths[clamp(heightOf(value) - floor)]);
    return `${label.padStart(axis)} ┤ ${columns.join(" ")}`.trimEnd();
  });
  return [...lines, `${"0".padStart(axis)} ┼${"──".repeat(values.length)}─`].join("\n");

  // A day with any visitor is to be seen, however small it is beside the others.
  function heightOf(value: number): number {
    return value === 0 ? 0 : Math.max(1, Math.round((value / most) * rows * 8));
  }
}

function clamp(eighth: number): number {
  return Math.min(8, Math.max(0, eighth));
}
