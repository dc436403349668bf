import styles from "./go-button.module.css";

const turns = { right: 0, down: 90 } as const;
export type Direction = keyof typeof turns;

/** The dot, grown: the round vermilion sign of the primary action, with an arrow in it. */
export function GoDot({ direction = "right" }: { direction?: Direction }) {
  return (
    <span className={styles.dot}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M4 12h15M13 5.500L19.500 12 13 18.500"
          transform={`rotate(${turns[direction]} 12 12)`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
