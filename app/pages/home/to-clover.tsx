import { MoreLink } from "#app/components/more-link/more-link.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./to-clover.module.css";

/** What the family of point-of-sale apps is. */
export function ToClover() {
  const { toClover } = useContent().home;
  return (
    <section className={styles.block} id="to-clover" aria-labelledby="to-clover-title">
      <div className={styles.inner}>
        <h2 className={styles.title} id="to-clover-title">
          {toClover.title}
        </h2>
        <div className={styles.text}>
          {toClover.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <MoreLink href={toClover.link.href}>{toClover.link.label}</MoreLink>
        </div>
        <dl className={styles.points}>
          {toClover.points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
