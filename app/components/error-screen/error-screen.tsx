import { GoLink } from "#app/components/go-button/go-button.tsx";
import { Head } from "#app/components/head/head.tsx";
import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./error-screen.module.css";

type ErrorScreenProps = {
  title?: string;
  message?: string;
};

/** The screen for everything unexpected, with the message and a way home. */
export function ErrorScreen({ title, message }: ErrorScreenProps) {
  const { "error-screen": words, site } = useContent();
  const mail = `[${site.email}](mailto:${site.email})`;
  return (
    <article className={styles.screen}>
      <Head head={words.head} indexed={false} />
      <h1 className={styles.title}>{title ?? words.title}</h1>
      <p className={styles.message}>{message ?? words.unknown}</p>
      <p className={styles.text}>
        {words.text} <Line>{words.writeToUs.replace("{email}", mail)}</Line>
      </p>
      <GoLink href="/">{words.wayHome}</GoLink>
    </article>
  );
}
