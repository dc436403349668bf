import { Fragment } from "react";
import { piecesOf } from "#content/marks.ts";
import { WholeWords } from "./whole-words.tsx";

/** One line of content with its bold words and links. */
export function Line({ children }: { children: string }) {
  return piecesOf(children).map((piece, place) => {
    // A line never changes once it is rendered, so a piece's place names it.
    const key = `${place}`;
    if ("strong" in piece) {
      return (
        <strong key={key}>
          <WholeWords>{piece.strong}</WholeWords>
        </strong>
      );
    }
    if ("link" in piece) {
      return (
        <a key={key} href={piece.to}>
          {piece.link}
        </a>
      );
    }
    return <Fragment key={key}>{piece.text}</Fragment>;
  });
}
