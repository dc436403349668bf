import { useLanguage } from "#app/language.tsx";
import type { PictureContent } from "#content/schema/media.ts";
import { Picture, pictureFile } from "./picture.tsx";
import styles from "./screen.module.css";

type ScreenProps = {
  picture: PictureContent;
  className?: string;
  eager?: boolean;
  /** For narrow columns in wide windows: they show the same crop as phones. */
  narrow?: boolean;
};

/** A large drawing of a product. Phones show a crop of it, in which the words stay readable. */
export function Screen({ picture, className = "", eager, narrow }: ScreenProps) {
  const crop = { ...picture, file: picture.file.replace(".svg", "-390.svg") };
  const { src, width, height } = pictureFile(crop.file, useLanguage());
  return (
    <picture className={`${styles.screen} ${className}`} data-narrow={narrow || undefined}>
      {!narrow && <source media="(width < 600px)" srcSet={src} width={width} height={height} />}
      <Picture picture={narrow ? crop : picture} eager={eager} />
    </picture>
  );
}
