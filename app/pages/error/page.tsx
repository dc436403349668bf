import { Picture } from "#app/components/pictures/picture.tsx";
import { placeholders } from "#contract/pages.ts";
import styles from "./error.module.css";
import { ErrorScreen } from "./error-screen.tsx";

/** Written once by the build; the server fills in what went wrong. Not an address that visitors reach. */
export default function ErrorPage() {
  return (
    <div className={styles.screen}>
      <div className={styles.drawing}>
        <Picture picture={{ file: "illustrations/lost-line", alt: "" }} className={styles.lost} />
        <Picture picture={{ file: "illustrations/broken-line", alt: "" }} className={styles.broken} />
        <Picture picture={{ file: "illustrations/returned-line", alt: "" }} className={styles.returned} />
      </div>
      <ErrorScreen title={placeholders.title} message={placeholders.message} />
    </div>
  );
}
