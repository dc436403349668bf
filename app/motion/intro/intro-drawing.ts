/** Small signs of what we build, each around its own middle. */
const icons = [
  "M-6-10h12v20H-6zM-2 7h4",
  "M-11-8h22V8H-11zM-11-3h22",
  "M-10-7h20V7H-10zM-10-2h20M-6 3h5",
  "M-10 8V-2M-3 8V-8M4 8V2M11 8V-5",
  "M-10-8h20V5H0l-5 5V5h-5z",
  "M-7-2h14V9H-7zM-4-2v-4a4 4 0 0 1 8 0v4",
  "M-9 6a5 5 0 0 1 0-9 7 7 0 0 1 13-2 5 5 0 0 1 4 11z",
  "M-11-6h4l3 11H7L10-3H-5M-3 9v.1M6 9v.1",
  "M-4-8l-8 8 8 8M4-8l8 8-8 8",
  "M0-10l3 7 7 .5-5.500 4.500L6 10 0 6l-6 4 1.500-8L-10-2.500l7-.5z",
];

const lines = ["M180 60H20", "M180 60H340", "M180 60C120 20 80 96 30 58", "M180 60C240 100 280 24 330 62"];

/** The intro's drawing without its words: the dot, the lines that it draws, and the icons that it bursts into. */
export const introDrawing = `<svg viewBox="0 0 360 120" fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round">${lines
  .map((d) => `<path data-line d="${d}" pathLength="1" stroke-dasharray="1"/>`)
  .join("")}<g transform="translate(180 60) scale(.8)">${icons
  .map((d) => `<path data-icon d="${d}"/>`)
  .join("")}</g><circle data-dot cx="180" cy="60" r="7" stroke="none"/></svg>`;
