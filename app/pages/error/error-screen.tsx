import { GoLink } from "#app/components/links/go-button.tsx";
import { MoreLink } from "#app/components/links/more-link.tsx";
import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import { faultMark } from "#contract/pages.ts";
import styles from "./error.module.css";

/** The screen for unexpected errors, with the message, a way home and one to our works. */
export function ErrorScreen({ title, message }: { title?: string; message?: string }) {
  const { "error-screen": content, company } = useContent();
  const mail = `[${company.email}](mailto:${company.email})`;
  const shownTitle = title ?? content.title;
  const shownMessage = message ?? content.unknown;
  return (
    <article>
      <title>{`${shownTitle} · ${company.name}`}</title>
      <meta name="description" content={shownMessage} />
      <meta name="robots" content="noindex" />
      <h1>{shownTitle}</h1>
      <p>{shownMessage}</p>
      <p {...{ [faultMark]: "" }}>
        {content.text} <Line>{content.writeToUs.replace("{email}", mail)}</Line>
      </p>
      <div className={styles.ways}>
        <GoLink href="/">{content.wayHome}</GoLink>
        <MoreLink href="/#to-our-work">{content.works}</MoreLink>
      </div>
    </article>
  );
}
