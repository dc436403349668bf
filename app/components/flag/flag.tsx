import { pictureFile } from "#app/components/picture/picture-file.ts";
import type { Region } from "#content/schema/site.ts";
import styles from "./flag.module.css";

const files: Record<Region, string> = { USA: "flags/usa.svg", MGL: "flags/mgl.svg" };

/** The small flag beside an office or a member. Decoration unless it gets a label. */
export function Flag({ region, label = "" }: { region: Region; label?: string }) {
  const { src, width, height } = pictureFile(files[region]);
  return <img className={styles.flag} src={src} alt={label} width={width} height={height} loading="lazy" />;
}
