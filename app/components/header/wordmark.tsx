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
  const light = pictureFile("brand/wordmark");
  const ink = pictureFile("brand/wordmark-on-ink");
  const { src, width, height } = onInk ? ink : light;
  // A name in several lines, or a mark of the company's own that is not much wider than it is high, is as high as a button.
  const isTall = width < 4 * height;
  const scale = isTall && !wide ? 44 / height : 1;
  return (
    <picture>
      {/* Safari draws an image in its light colors whatever the scheme is: black letters on a black page. */}
      {!onInk && <source media="screen and (prefers-color-scheme: dark)" srcSet={ink.src} />}
      <img
        className={wide || isTall ? undefined : styles.wordmark}
        src={src}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        alt=""
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
      />
    </picture>
  );
}
