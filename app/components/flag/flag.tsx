import type { Region } from "#content/schema/site.ts";
import styles from "./flag.module.css";

const files: Record<Region, string> = { USA: "/flags/usa.svg", MGL: "/flags/mgl.svg" };

/** The small flag beside an office or a member. Decoration unless it gets a label. */
export function Flag({ region, label = "" }: { region: Region; label?: string }) {
  return <img className={styles.flag} src={files[region]} alt={label} width="30" height="20" loading="lazy" />;
}
