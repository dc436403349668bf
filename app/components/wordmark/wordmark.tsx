import { pictureFile } from "#app/components/picture/picture-file.ts";
import styles from "./wordmark.module.css";

type WordmarkProps = {
  /** On a band that is dark in both schemes. */
  onInk: boolean;
  /** 219 px wide, or 150 and 120 in a header. */
  wide?: boolean;
  /** Where a page begins it is there at once; elsewhere it waits, and leaves the line to what is seen first. */
  eager?: boolean;
};

/** The name as it is drawn: its full stop is the dot. The link around it says the name. */
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
