import linked from "#app/components/links/linked-card.module.css";
import { MoreLink } from "#app/components/links/more-link.tsx";
import { findPictureFile, Picture, pictureFile } from "#app/components/pictures/picture.tsx";
import tapped from "#app/components/pictures/tapped.module.css";
import { useLanguage } from "#app/language.tsx";
import type { CardContent } from "#content/schema/home.ts";
import type { PictureContent } from "#content/schema/media.ts";
import styles from "./card.module.css";

/** A drawing with a title, a subtitle and a link. On a phone the whole card is the link, on a desktop its "Learn more". */
export function Card({ card, learnMore }: { card: CardContent; learnMore: string }) {
  return (
    <article className={`${linked.card} ${styles.card}`}>
      <CardDrawing picture={card.backgroundImage} />
      <h3 className={styles.title}>{card.title}</h3>
      <p className={styles.subtitle}>{card.subtitle}</p>
      <MoreLink href={card.href} about={card.title}>
        {learnMore}
      </MoreLink>
    </article>
  );
}

/** A drawing that is loose in part becomes exact under a pointer, if there is one of it that is. Others are lifted and tapped. */
function CardDrawing({ picture }: { picture: PictureContent }) {
  const language = useLanguage();
  const exact = `${picture.file}-product`;
  const { src } = pictureFile(picture.file, language);
  if ((findPictureFile(exact, language)?.src ?? src) === src) {
    return (
      <div className={`${linked.drawing} ${styles.whole} ${tapped.taps}`} data-control={picture.file}>
        <Picture picture={picture} className={styles.picture} />
      </div>
    );
  }
  return (
    <div className={styles.becoming}>
      <Picture picture={picture} className={styles.picture} />
      <div className={styles.exact}>
        <Picture picture={{ file: exact, alt: "" }} className={styles.picture} />
      </div>
    </div>
  );
}
