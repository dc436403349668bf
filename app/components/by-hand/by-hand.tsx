import { findPictureFile, Picture } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import type { PictureContent } from "#content/schema/media.ts";
import styles from "./by-hand.module.css";

type ByHandProps = {
  picture: PictureContent;
  className?: string;
  /** For a picture in view without scrolling. */
  eager?: boolean;
};

/**
 * A drawing in which a visitor drags the dot: left of it is the sketch, right of it the product. Without scripts it is
 * half and half. A picture without a sketch, like a photograph, is shown as it is.
 */
export function ByHand({ picture, className = "", eager = false }: ByHandProps) {
  const { byHand } = useContent().frame;
  const language = useLanguage();
  const { file } = picture;
  const sketch = `${file}-sketch`;
  const isPhotograph = findPictureFile(file, language)?.image.srcSet !== undefined;
  if (isPhotograph || !findPictureFile(sketch, language)) {
    return <Picture picture={picture} className={className} eager={eager} />;
  }
  const product = findPictureFile(`${file}-product`, language) ? `${file}-product` : file;
  return (
    <>
      <LateStyles />
      <div className={`${styles.byHand} ${className}`}>
        <Picture picture={{ file: sketch, alt: "" }} className={styles.sketch} eager={eager} />
        <Picture picture={{ ...picture, file: product }} className={styles.product} eager={eager} />
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
    </>
  );
}
