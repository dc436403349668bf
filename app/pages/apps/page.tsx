import { DownloadLink } from "#app/components/download/download-link.tsx";
import { Head } from "#app/components/head/head.tsx";
import { GoDot } from "#app/components/links/go-button.tsx";
import { Picture } from "#app/components/pictures/picture.tsx";
import tapped from "#app/components/pictures/tapped.module.css";
import uncovered from "#app/components/pictures/uncovered.module.css";
import { useContent } from "#app/content.tsx";
import type { InternalAppContent } from "#content/schema/apps.ts";
import { appListVersion } from "#contract/browser-storage.ts";
import styles from "./apps.module.css";

export default function AppsPage() {
  const { apps } = useContent();
  return (
    <div data-list-version={appListVersion}>
      <Head head={apps.head} indexed={false} />
      <header className={styles.head}>
        <h1 className={styles.title} data-stop="">
          {apps.title}
        </h1>
        <p className={styles.lead}>{apps.lead}</p>
        <p className={styles.version}>
          {apps.version} {appListVersion}
        </p>
      </header>
      <ol className={styles.list}>
        {apps.apps.map((app, index) => (
          <InternalApp key={app.name} app={app} first={index === 0} />
        ))}
      </ol>
    </div>
  );
}

/** One app of the list, with a button for each of its builds. */
function InternalApp({ app, first }: { app: InternalAppContent; first: boolean }) {
  const { apps } = useContent();
  return (
    <li className={styles.app}>
      <div className={styles.row}>
        <h2 className={styles.name}>{app.name}</h2>
        <p className={styles.text}>{app.text}</p>
        <ul className={styles.builds}>
          {app.builds.map(({ label, appname }) => (
            <li key={appname}>
              <DownloadLink
                className={styles.android}
                file={`/assets/apps/${appname}.apk`}
                savedAs={`${appname}.apk`}
                kind={apps.kind}
                failed={apps.failed.replace("{file}", `${appname}.apk`)}
                downloading={apps.downloading}
                fresh
              >
                <span className="visually-hidden">{app.name}: </span>
                <GoDot direction="down" />
                <span>
                  {apps.android} <span className={styles.build}>{label}</span>
                </span>
              </DownloadLink>
            </li>
          ))}
        </ul>
        <div className={`${styles.picture} ${uncovered.uncovered}`}>
          <div
            className={`${styles.screen} ${tapped.taps}`}
            data-control={app.picture.file}
            data-arrives={first || undefined}
          >
            <Picture picture={app.picture} eager />
          </div>
        </div>
      </div>
    </li>
  );
}
