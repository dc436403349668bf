import { Head } from "#app/components/head/head.tsx";
import { useContent } from "#app/content.tsx";
import { appListVersion } from "#contract/storage.ts";
import styles from "./apps.module.css";
import { InternalApp } from "./internal-app.tsx";

export default function AppsPage() {
  const { apps } = useContent();
  return (
    <div data-list-version={appListVersion}>
      <Head head={apps.head} indexed={false} />
      <header className={styles.head}>
        <h1 className={styles.title}>{apps.title}</h1>
        <p className={styles.lead}>{apps.lead}</p>
        <p className={styles.version}>
          {apps.version} {appListVersion}
        </p>
      </header>
      <ol className={styles.list}>
        {apps.apps.map((app) => (
          <InternalApp key={app.name} app={app} />
        ))}
      </ol>
    </div>
  );
}
