import sizes from "virtual:download-sizes";
import type { ReactNode } from "react";
import { useLanguage } from "#app/language.tsx";
import type { Language } from "#contract/languages.ts";
import styles from "./download-link.module.css";

type DownloadLinkProps = {
  /** The path of the file, below public/. */
  file: string;
  savedAs: string;
  /** What the file is and how large: {size} is filled in. */
  kind: string;
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
export function DownloadLink(props: DownloadLinkProps) {
  const { file, savedAs, kind, failed, downloading, fresh, className, children } = props;
  const size = sizeInWords(sizes[file] ?? 0, useLanguage());
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
        <span className={styles.kind}>{kind.replace("{size}", size)}</span>
      </a>
      <p className={styles.words} role="status" />
      <p className={styles.words} role="alert" data-failed={failed} />
    </div>
  );
}

function sizeInWords(bytes: number, language: Language): string {
  const [unit, value] = bytes < 1e6 ? ["kilobyte", Math.ceil(bytes / 1e3)] : ["megabyte", bytes / 1e6];
  const size = new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
  // English writes KB as it writes MB.
  return language === "en" ? size.replace("kB", "KB") : size;
}
