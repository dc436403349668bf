import { Fragment } from "react";
import { Link } from "#app/components/links/link.tsx";
import { piecesOf } from "#content/marks.ts";
import styles from "./line.module.css";

/** One line of content, with its bold words and links. */
export function Line({ children }: { children: string }) {
  return piecesOf(children).map((piece, index) => {
    // A line never changes once it is rendered, so an index is a stable key.
    const key = `${index}`;
    if ("strong" in piece) {
      return (
        <strong key={key}>
          <WholeWords>{piece.strong}</WholeWords>
        </strong>
      );
    }
    if ("link" in piece) {
      return (
        <Link key={key} href={piece.to}>
          {piece.link}
        </Link>
      );
    }
    return <Fragment key={key}>{piece.text}</Fragment>;
  });
}

const unbroken = /(\S+-\S+|\([^)]*\))/;

/** The words of a heading or a label. Words with a hyphen or in parentheses stay on one line. */
export function WholeWords({ children }: { children: string }) {
  return children.split(unbroken).map((piece, index) => {
    if (index % 2 === 0) return piece;
    // As above: the text never changes.
    const key = `${index}`;
    return (
      <span key={key} className={styles.whole}>
        {piece}
      </span>
    );
  });
}
