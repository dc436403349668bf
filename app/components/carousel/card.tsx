import linked from "#app/components/links/linked-card.module.css";
import { MoreLink } from "#app/components/links/more-link.tsx";
import { Picture } from "#app/components/pictures/picture.tsx";
import type { CardContent } from "#content/schema/home.ts";
import styles from "./card.module.css";

/** A drawing with a title, a subtitle and a link. On a phone the whole card is the link, on a desktop its "Learn more". */
export function Card({ card, learnMore }: { card: CardContent; learnMore: string }) {
  return (
    <article className={`${linked.card} ${styles.card}`}>
      <Picture picture={card.backgroundImage} className={`${linked.drawing} ${styles.picture}`} />
      <h3 className={styles.title}>{card.title}</h3>
      <p className={styles.subtitle}>{card.subtitle}</p>
      <MoreLink href={card.href} about={card.title}>
        {learnMore}
      </MoreLink>
    </article>
  );
}
