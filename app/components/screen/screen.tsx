import { Picture } from "#app/components/picture/picture.tsx";
import { pictureFile } from "#app/components/picture/picture-file.ts";
import type { Picture as PictureContent } from "#content/schema/media.ts";
import styles from "./screen.module.css";

/** In pixels: a drawing that is wider was made for larger windows. */
const widestOnPhones = 480;

type ScreenProps = {
  picture: PictureContent;
  className?: string;
  eager?: boolean;
};

/** A drawn product. On a phone a wide one is cropped, not shrunk, so that its words stay readable. */
export function Screen({ picture, className = "", eager }: ScreenProps) {
  return (
    <div className={`${styles.screen} ${className}`} data-shape={shapeOf(picture)}>
      <Picture picture={picture} eager={eager} />
    </div>
  );
}

function shapeOf({ file }: PictureContent): "wide" | "tall" | "small" {
  const { width, height } = pictureFile(file);
  if (height > width) return "tall";
  return width > widestOnPhones ? "wide" : "small";
}
