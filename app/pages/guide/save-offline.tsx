import { Icon } from "#app/components/pictures/icon.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./save-offline.module.css";

/** Offers to save this page for reading offline; save-offline.client.ts handles its button. */
export function SaveOffline() {
  const { save } = useContent().offline;
  return (
    <div className={styles.offer} data-needs-script="">
      <button type="button" className={styles.button} data-save-offline="">
        <Icon d="M12 4v11M7 10.5l5 5 5-5M5 20h14" strokeWidth="1.8" width="20" height="20" />
        {save.label}
      </button>
      <p className={styles.note}>{save.note}</p>
      <p
        className={styles.status}
        role="status"
        data-saving={save.saving}
        data-saved={save.saved}
        data-failed={save.failed}
      />
    </div>
  );
}
