import type { ReactNode } from "react";
import { CloseButton } from "#app/components/dialog/dialog-button.tsx";
import { Picture, pictureFile } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import type { PictureContent } from "#content/schema/media.ts";
import styles from "./viewer.module.css";

/** The one dialog that shows an enlarged picture or a video. show-in-viewer.client.ts fills it on a click. */
export function Viewer() {
  const { viewer } = useContent().frame;
  return (
    <dialog
      className={styles.viewer}
      id="viewer"
      aria-label={viewer.label}
      data-failed={viewer.videoFailed}
      closedby="any"
    >
      <div className={styles.top}>
        <p className={styles.caption} data-caption="" />
        <CloseButton closes="viewer" label={viewer.close} />
      </div>
      <div className={styles.stage} data-stage="" />
      <nav className={styles.chapters} aria-label={viewer.chapters} data-chapters="" hidden />
    </dialog>
  );
}

type PictureOpenerProps = {
  picture: PictureContent;
  className?: string;
  /** What to show instead of the picture until it is enlarged. */
  children?: ReactNode;
};

/** A picture that a click enlarges. Without a script the click opens the file. */
export function PictureOpener({ picture, className = "", children }: PictureOpenerProps) {
  const { viewer } = useContent().frame;
  return (
    <a
      className={`${styles.opener} ${className}`}
      href={pictureFile(picture.file, useLanguage()).largest}
      data-view="picture"
      title={viewer.enlarge}
    >
      {children ?? <Picture picture={picture} />}
    </a>
  );
}
