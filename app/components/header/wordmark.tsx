import { pictureFile } from "#app/components/pictures/picture.tsx";
import styles from "./wordmark.module.css";

type WordmarkProps = {
  /** For dark backgrounds in both schemes. */
  onInk: boolean;
  /** 219 px wide; otherwise 150, or 120 on phones. */
  wide?: boolean;
  /** Loads at once, for the top of a page. */
  eager?: boolean;
};

/** The drawn name; its period is the dot. The link around it has the name as text. */
export function Wordmark({ onInk, wide = false, eager = false }: WordmarkProps) {
  const light = pictureFile("brand/wordmark").src;
  const ink = pictureFile("brand/wordmark-on-ink").src;
  return (
    <picture>
      {/* Safari draws an image in its light colors whatever the scheme is: black letters on a black page. */}
      {!onInk && <source media="screen and (prefers-color-scheme: dark)" srcSet={ink} />}
      <img
        className={wide ? undefined : styles.wordmark}
        src={onInk ? ink : light}
        width="219"
        height="46"
        alt=""
        loading={eager ? undefined : "lazy"}
      />
    </picture>
  );
}
