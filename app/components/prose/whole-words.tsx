import styles from "./whole-words.module.css";

const kept = /(\S+-\S+|\([^)]*\))/;

/** The words of a heading. Those with a hyphen, and those in brackets, stay on one line. */
export function WholeWords({ children }: { children: string }) {
  return children.split(kept).map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} className={styles.whole}>
        {piece}
      </span>
    ),
  );
}
