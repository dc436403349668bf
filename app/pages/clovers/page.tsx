import { Head } from "#app/components/head/head.tsx";
import { Invitation } from "#app/components/invitation/invitation.tsx";
import { MoreLink } from "#app/components/more-link/more-link.tsx";
import { onInk } from "#app/components/page-frame/theme.ts";
import { useContent } from "#app/content.tsx";
import { AppOverview } from "./app-overview.tsx";
import styles from "./clovers.module.css";

export const handle = onInk;

export default function CloversPage() {
  const { overview, apps } = useContent().clover;
  return (
    <>
      <Head head={overview.head} />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{overview.title}</h1>
          <div className={styles.lead}>
            <p>{overview.lead}</p>
            <MoreLink href="/guides">{overview.guides}</MoreLink>
          </div>
        </header>
        <div className={styles.apps}>
          {/* What has its home elsewhere is no Clover app. */}
          {apps
            .filter(({ canonical }) => canonical === undefined)
            .map((app, place) => (
              <AppOverview key={app.slug} app={app} first={place === 0} narrow={place === 1} />
            ))}
        </div>
      </div>
      <Invitation />
    </>
  );
}
