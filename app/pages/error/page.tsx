import { Picture } from "#app/components/pictures/picture.tsx";
import { placeholders } from "#contract/pages.ts";
import styles from "./error.module.css";
import { ErrorScreen } from "./error-screen.tsx";

/** Written once by the build; the server fills in what went wrong. Not an address that visitors reach. */
export default function ErrorPage() {
  return (
    <div className={styles.screen}>
      <Picture picture={{ file: "illustrations/lost-line", alt: "" }} className={styles.drawing} eager />
      <ErrorScreen title={placeholders.title} message={placeholders.message} />
    </div>
  );
}
