import { CloseButton } from "#app/components/dialog/close-button.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./viewer.module.css";

/** The one dialog that shows an enlarged picture or a video. show-in-viewer.client.ts fills it when something is chosen. */
export function Viewer() {
  const { viewer } = useContent().frame;
  return (
    <dialog
      className={styles.viewer}
      id="viewer"
      aria-label={viewer.label}
      data-failed={viewer.videoFailed}
      {...{ closedby: "any" }}
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
