import styles from "./sections.module.css";

const kept = /(\S+-\S+|\([^)]*\))/;

/** A heading whose hyphenated words and words in brackets stay on one line. */
export function HeadingWords({ children }: { children: string }) {
  return children.split(kept).map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} className={styles.together}>
        {piece}
      </span>
    ),
  );
}
