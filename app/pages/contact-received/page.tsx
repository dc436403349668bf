import { NextSteps } from "#app/components/contact/next-steps.tsx";
import { Head } from "#app/components/head/head.tsx";
import { GoLink } from "#app/components/links/go-button.tsx";
import { MoreLink } from "#app/components/links/more-link.tsx";
import { Drawing } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./contact-received.module.css";

/** The confirmation for visitors who sent the form without JavaScript. */
export default function ContactReceivedPage() {
  const { noScriptPage } = useContent().contact;
  return (
    <article className={styles.page}>
      <Head head={noScriptPage.head} indexed={false} />
      <div>
        <h1 className={styles.title}>{noScriptPage.title}</h1>
        <p className={styles.text}>{noScriptPage.text}</p>
        <div className={styles.next}>
          <NextSteps heading="h2" />
        </div>
        <p className={styles.ways}>
          <GoLink href="/">{noScriptPage.back}</GoLink>
          <MoreLink href="/#to-our-work">{noScriptPage.works}</MoreLink>
        </p>
      </div>
      <Drawing
        wide="illustrations/found-line"
        narrow="illustrations/found-line-390"
        alt=""
        className={styles.drawing}
        eager
      />
    </article>
  );
}
