import type { ReactNode } from "react";
import { Picture } from "#app/components/picture/picture.tsx";
import { pictureFile } from "#app/components/picture/picture-file.ts";
import { useContent } from "#app/content.tsx";
import type { Picture as PictureContent } from "#content/schema/media.ts";
import styles from "./viewer.module.css";

type PictureOpenerProps = {
  picture: PictureContent;
  className?: string;
  /** What is shown until it is enlarged; otherwise the picture itself. */
  children?: ReactNode;
};

/** A picture that enlarges on a click. Without a script the click opens the file. */
export function PictureOpener({ picture, className = "", children }: PictureOpenerProps) {
  const { viewer } = useContent().frame;
  return (
    <a
      className={`${styles.opener} ${className}`}
      href={pictureFile(picture.file).src}
      data-view="picture"
      title={viewer.enlarge}
    >
      {children ?? <Picture picture={picture} />}
    </a>
  );
}
