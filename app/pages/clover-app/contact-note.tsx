import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./clover-app.module.css";

/** Invites ideas for the point of sale, with the address to write to. */
export function ContactNote() {
  const { clover, site } = useContent();
  return (
    <p className={styles.note}>
      <Line>{clover.labels.note.replace("{email}", `[${site.email}](mailto:${site.email})`)}</Line>
    </p>
  );
}
