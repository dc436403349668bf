import { pictureFile } from "#app/components/picture/picture.tsx";
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
  const { src } = pictureFile(onInk ? "brand/wordmark-on-ink.svg" : "brand/wordmark.svg");
  return (
    <img
      className={wide ? styles.wide : styles.wordmark}
      src={src}
      width="219"
      height="46"
      alt=""
      loading={eager ? "eager" : "lazy"}
    />
  );
}
