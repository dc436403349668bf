import { pictureFile } from "#app/components/picture/picture.tsx";
import { useContent } from "#app/content.tsx";
import type { Office, Region } from "#content/schema/site.ts";
import styles from "./office.module.css";

const files: Record<Region, string> = { USA: "flags/usa.svg", MGL: "flags/mgl.svg" };

/** The small flag beside an office's name. It is decoration. */
export function Flag({ region }: { region: Region }) {
  const { src } = pictureFile(files[region]);
  return <img className={styles.flag} src={src} alt="" width="30" height="20" loading="lazy" />;
}

/** Opens an office on another provider's map, in a new tab, which its label says. */
export function MapLink({ office }: { office: Office }) {
  const { footer } = useContent().frame;
  return (
    <a
      href={office.mapLink}
      target="_blank"
      rel="noopener"
      aria-label={`${footer.map}: ${office.name} (${footer.newTab})`}
    >
      {footer.map}
    </a>
  );
}
