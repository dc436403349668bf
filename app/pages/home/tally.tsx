import styles from "./facts.module.css";

const perRow = 30;
const strokeGap = 5;
const groupGap = 8;
const height = 16;

/** A count as tally marks: four strokes and one across, six groups to a row. */
export function Tally({ count }: { count: number }) {
  const rows = Math.ceil(count / perRow);
  const strokes = Array.from({ length: count }, (_, index) => stroke(index)).join("");
  return (
    <svg className={styles.tally} viewBox={`0 0 194 ${rows * (height + 6)}`} width="194" aria-hidden="true">
      <path d={strokes} fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" />
    </svg>
  );
}

function stroke(index: number): string {
  const group = Math.floor((index % perRow) / 5);
  const left = 3 + group * (4 * strokeGap + groupGap + 4);
  const top = 3 + Math.floor(index / perRow) * (height + 6);
  const place = index % 5;
  if (place === 4) return `M${left - 3} ${top + height - 4}l${3 * strokeGap + 6} ${8 - height}`;
  // No two strokes of a hand are quite alike.
  const lean = ((index * 7) % 5) / 2 - 1;
  return `M${left + place * strokeGap} ${top}l${lean} ${height - 1}`;
}
