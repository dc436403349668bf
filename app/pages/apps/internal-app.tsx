import { DownloadLink } from "#app/components/download/download-link.tsx";
import { useContent } from "#app/content.tsx";
import type { InternalApp as InternalAppContent } from "#content/schema/apps.ts";
import styles from "./apps.module.css";

/** One app of the list, with a button for each of its builds. */
export function InternalApp({ app }: { app: InternalAppContent }) {
  const { apps } = useContent();
  return (
    <li className={styles.app}>
      <div className={styles.row}>
        <div>
          <h2 className={styles.name}>{app.name}</h2>
          <p className={styles.text}>{app.text}</p>
        </div>
        <ul className={styles.builds}>
          {app.builds.map(({ label, appname }) => (
            <li key={appname}>
              <DownloadLink
                className={styles.android}
                file={`/assets/apps/${appname}.apk`}
                savedAs={`${appname}.apk`}
                failed={apps.failed.replace("{file}", `${appname}.apk`)}
                downloading={apps.downloading}
                fresh
              >
                <span className="visually-hidden">{app.name}: </span>
                {apps.android} <span className={styles.build}>{label}</span>
              </DownloadLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
