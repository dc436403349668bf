import type { ReactNode } from "react";
import styles from "./download-link.module.css";

type DownloadLinkProps = {
  /** The path of the file, below public/. */
  file: string;
  savedAs: string;
  /** Shown below the link when the download failed. */
  failed: string;
  /** Shown while the download runs. */
  downloading?: string;
  /** Bypasses every cache, for files that change under the same name. */
  fresh?: boolean;
  className?: string;
  children: ReactNode;
};

/** A link that saves a file and says so if that fails. Without a script it is an ordinary download link. */
export function DownloadLink({ file, savedAs, failed, downloading, fresh, className, children }: DownloadLinkProps) {
  return (
    <div className={styles.download}>
      <a
        className={className}
        href={file}
        download={savedAs}
        data-download={fresh ? "fresh" : "cached"}
        data-downloading={downloading}
      >
        {children}
      </a>
      <p className={styles.words} role="status" />
      <p className={styles.words} role="alert" data-failed={failed} />
    </div>
  );
}
