/** A feature that a plan includes. Pictures, not letters, so that each cell can say in words what it means. */
export const checkMark = markOf("M3 8.5 6.5 12 13 4.5", "oklch(0.17 0.01 270)", 2);

/** A feature that it does not include. */
export const noMark = markOf("M5 8.25h6", "oklch(0.62 0.012 270)", 1.5);

function markOf(d: string, color: string, width: number): string {
  const stroke = `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><path ${stroke} d="${d}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
