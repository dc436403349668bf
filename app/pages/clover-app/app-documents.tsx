import { DownloadLink } from "#app/components/download/download-link.tsx";
import { MoreLink } from "#app/components/more-link/more-link.tsx";
import { useContent } from "#app/content.tsx";
import type { CloverApp } from "#content/schema/clover.ts";
import styles from "./clover-app.module.css";

/** What there is to read about an app: its guide and the manual of its web portal. */
export function AppDocuments({ app: { guide, manual } }: { app: CloverApp }) {
  const { labels } = useContent().clover;
  if (!guide && !manual) return null;
  return (
    <div className={styles.documents}>
      {guide && <MoreLink href={guide}>{labels.guide}</MoreLink>}
      {manual && (
        <DownloadLink
          className={styles.manual}
          file={`/assets/files/${manual.file}`}
          savedAs={manual.savedAs}
          failed={labels.manualFailed}
        >
          {labels.manual}
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d="M12 3V15M6.500 9.500L12 15L17.500 9.500M4 20.500H20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </DownloadLink>
      )}
    </div>
  );
}
