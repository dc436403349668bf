import { findPictureFile, Picture, useComposed } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import type { PictureContent } from "#content/schema/media.ts";
import styles from "./by-hand.module.css";

type ByHandProps = {
  picture: PictureContent;
  className?: string;
  /** For a picture in view without scrolling. */
  eager?: boolean;
  /** For the largest of the first screen: how wide it is there, if it is a photograph. */
  firstScreenSizes?: string;
};

/**
 * A drawing in which a visitor drags the dot: left of it is the sketch, right of it the product. Without scripts it is
 * half and half. A picture without a sketch, like a photograph, is shown as it is.
 */
export function ByHand({ picture, className = "", eager = false, firstScreenSizes }: ByHandProps) {
  const { byHand } = useContent().frame;
  const language = useLanguage();
  const { file } = picture;
  const sketch = `${file}-sketch`;
  const product = useComposed(picture);
  const isPhotograph = findPictureFile(file, language)?.image.srcSet !== undefined;
  if (isPhotograph || !findPictureFile(sketch, language)) {
    return <Picture picture={picture} className={className} eager={eager} firstScreenSizes={firstScreenSizes} />;
  }
  const arrives = eager || firstScreenSizes !== undefined;
  return (
    <div className={`${styles.byHand} ${className}`} data-arrives={arrives || undefined}>
      <div className={styles.both}>
        <div className={styles.sketch}>
          <Picture picture={{ file: sketch, alt: "" }} eager={arrives} />
        </div>
        <div className={styles.product}>
          <Picture picture={product} eager={eager} firstScreenSizes={firstScreenSizes} />
        </div>
      </div>
      {/* From 0 to 100: the number that screen readers say needs no text of its own, because its name says percent of what. */}
      <input
        className={styles.slider}
        type="range"
        step="any"
        autoComplete="off"
        aria-label={byHand}
        data-by-hand=""
        data-needs-script=""
      />
    </div>
  );
}
