import styles from "./whole-words.module.css";

const kept = /(\S+-\S+|\([^)]*\))/;

/** The words of a heading or a label. Those with a hyphen, and those in brackets, stay on one line. */
export function WholeWords({ children }: { children: string }) {
  return children.split(kept).map((piece, place) => {
    if (place % 2 === 0) return piece;
    // A text never changes once it is rendered, so a piece's place names it.
    const key = `${place}`;
    return (
      <span key={key} className={styles.whole}>
        {piece}
      </span>
    );
  });
}
