/** A drawn arrow, 34 px long, in the colour of the text beside it. */
export function Arrow() {
  return (
    <svg viewBox="0 0 34 14" width="34" height="14" aria-hidden="true">
      <path
        d="M1 7H32M26 1.500L32 7L26 12.500"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
