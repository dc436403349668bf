import { Picture } from "#app/components/picture/picture.tsx";
import { pictureFile } from "#app/components/picture/picture-file.ts";
import { useContent } from "#app/content.tsx";
import type { Picture as PictureContent } from "#content/schema/media.ts";
import styles from "./viewer.module.css";

/** A picture that enlarges on a click. Without a script the click opens the file. */
export function PictureOpener({ picture }: { picture: PictureContent }) {
  const { viewer } = useContent().frame;
  return (
    <a className={styles.opener} href={pictureFile(picture.file).src} data-view="picture" title={viewer.enlarge}>
      <Picture picture={picture} />
    </a>
  );
}
