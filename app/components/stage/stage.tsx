import type { ReactNode } from "react";
import { Drawing } from "#app/components/pictures/picture.tsx";
import styles from "./stage.module.css";

/** A page of a few words: a line comes in from the window's left edge above them, and what happens to it is beside them. */
export function Stage({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.stage}>
      <div className={styles.drawing}>{drawing}</div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

type StageLineProps = { name: string; className?: string; eager?: boolean };

/** One of the lines of art/illustrations/on-stage.tsx. */
export function StageLine({ name, className, eager }: StageLineProps) {
  const file = `illustrations/${name}`;
  return <Drawing wide={file} narrow={`${file}-390`} alt="" className={className} eager={eager} />;
}
