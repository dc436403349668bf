import { Picture } from "#app/components/pictures/picture.tsx";
import styles from "./idea-line.module.css";

type IdeaLineProps = { part: "wild" | "looping" | "waving" | "calm" | "exact" };

/** One of the gaps that the line crosses on its way from the hero to the closing question; it is calmer in each. */
export function IdeaLine({ part }: IdeaLineProps) {
  return <Picture picture={{ file: `line/${part}`, alt: "" }} className={styles.line} />;
}
