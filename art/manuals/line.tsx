import { Fragment } from "react";
import { piecesOf } from "#content/marks.ts";
import { useSiteAddress } from "./site-address.ts";

/** One line of content with its bold words and links, which lead to the site. */
export function Line({ children }: { readonly children: string }) {
  const address = useSiteAddress();
  return piecesOf(children).map((piece, place) => {
    // A line never changes once it is rendered, so a piece's place names it.
    const key = `${place}`;
    // Not <strong>: that becomes a tag which PDF readers older than PDF 2.0 leave out, with its words.
    if ("strong" in piece) return <b key={key}>{piece.strong}</b>;
    if ("link" in piece) {
      return (
        <a key={key} href={address(piece.to)}>
          {piece.link}
        </a>
      );
    }
    return <Fragment key={key}>{piece.text}</Fragment>;
  });
}
