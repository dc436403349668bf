import { Stage, StageLine } from "#app/components/stage/stage.tsx";
import { placeholders } from "#contract/pages.ts";
import styles from "./error.module.css";
import { ErrorScreen } from "./error-screen.tsx";

/** Written once by the build; the server fills in what went wrong. Not an address that visitors reach. */
export default function ErrorPage() {
  return (
    <div className={styles.screen}>
      <Stage drawing={lines}>
        <ErrorScreen title={placeholders.title} message={placeholders.message} />
      </Stage>
    </div>
  );
}

const lines = (
  <>
    <StageLine name="lost-line" className={styles.lost} />
    <StageLine name="broken-line" className={styles.broken} />
    <StageLine name="returned-line" className={styles.returned} />
  </>
);
