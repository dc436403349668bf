import { useLanguage } from "#app/language.tsx";
import type { PictureContent } from "#content/schema/media.ts";
import { findPictureFile, OtherVersion, Picture } from "./picture.tsx";
import styles from "./screen.module.css";
import moving from "./tapped.module.css";

type ScreenProps = {
  picture: PictureContent;
  className?: string;
  eager?: boolean;
  /** For narrow columns in wide windows: they show the same crop as phones. */
  narrow?: boolean;
  /** Whether the dot taps it as the page arrives. */
  tapped?: boolean;
  /** Whether the dot taps it as its card is pointed at. */
  taps?: boolean;
};

/** A large picture of a product. Phones show a crop of it, if there is one, in which the words stay readable. */
export function Screen({ picture, className = "", eager, narrow, tapped, taps }: ScreenProps) {
  const crop = `${picture.file}-390`;
  const hasCrop = findPictureFile(crop, useLanguage()) !== undefined;
  const moves = [tapped && `${styles.arrives} ${moving.tapped}`, taps && moving.taps].filter(Boolean).join(" ");
  return (
    <picture
      className={`${styles.screen} ${className} ${moves}`}
      data-narrow={narrow || undefined}
      data-control={moves ? picture.file : undefined}
    >
      {!narrow && <OtherVersion name={crop} media="(width < 600px)" />}
      <Picture picture={narrow && hasCrop ? { ...picture, file: crop } : picture} eager={eager} />
    </picture>
  );
}
