import { Head } from "#app/components/head/head.tsx";
import { GoLink } from "#app/components/links/go-button.tsx";
import { Stage, StageLine } from "#app/components/stage/stage.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./offline.module.css";

/** What the service worker shows where there is neither a connection nor a stored copy of the page. */
export default function OfflinePage() {
  const { offline } = useContent();
  return (
    <article>
      <Head head={offline.head} indexed={false} />
      <Stage drawing={<StageLine name="unplugged-line" eager />}>
        <h1>{offline.title}</h1>
        <p className={styles.text}>{offline.text}</p>
        {/* Stands under the address that was asked for, so an empty address asks for it again. */}
        <GoLink href="">{offline.tryAgain}</GoLink>
        {/* app/service-worker/respond.ts fills in the links and shows this part. */}
        <nav className={styles.stored} aria-labelledby="stored-pages" data-stored-pages="" hidden>
          <h2 id="stored-pages">{offline.storedPages}</h2>
          <ul />
        </nav>
      </Stage>
    </article>
  );
}
