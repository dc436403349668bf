import { pictureFile } from "#app/components/picture/picture-file.ts";
import type { Region } from "#content/schema/site.ts";
import styles from "./flag.module.css";

const files: Record<Region, string> = { USA: "flags/usa.svg", MGL: "flags/mgl.svg" };

/** The small flag beside an office. Decoration: the office's name stands next to it. */
export function Flag({ region }: { region: Region }) {
  const { src } = pictureFile(files[region]);
  return <img className={styles.flag} src={src} alt="" width="30" height="20" loading="lazy" />;
}
