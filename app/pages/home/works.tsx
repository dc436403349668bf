import { Carousel } from "#app/components/carousel/carousel.tsx";
import { Slide } from "#app/components/carousel/carousel-frame.tsx";
import { GoDialogButton } from "#app/components/go-button/go-button.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { SectionRule } from "#app/components/section-rule/section-rule.tsx";
import { useContent } from "#app/content.tsx";
import type { ClientWork } from "#content/schema/home.ts";
import { hasPointOfSaleBadge } from "./point-of-sale-badge.ts";
import styles from "./works.module.css";

/** The carousel of client works, with the way to become a client. */
export function Works() {
  const { works } = useContent().home;
  return (
    <section className={styles.works} id="to-our-work" aria-labelledby="our-work">
      <SectionRule calm={2} />
      <div className={styles.head}>
        <h2 className={styles.title} id="our-work">
          {works.title}
        </h2>
        <div className={styles.sub}>
          <p className={styles.subtitle}>{works.subtitle}</p>
          <GoDialogButton opens="contact">{works.button}</GoDialogButton>
        </div>
      </div>
      <Carousel labelledBy="our-work" items="cards">
        {works.items.map((work) => (
          <Slide key={work.imageName}>
            <Work work={work} badge={works.badge} />
          </Slide>
        ))}
      </Carousel>
    </section>
  );
}

function Work({ work, badge }: { work: ClientWork; badge: string }) {
  return (
    <figure className={styles.work}>
      <Picture picture={{ file: `works/${work.imageName}.svg`, alt: work.alt }} className={styles.picture} />
      {hasPointOfSaleBadge(work.imageName) && (
        <span className={styles.badge}>
          <Picture picture={{ file: "badges/point-of-sale.svg", alt: badge }} />
        </span>
      )}
      <figcaption className={styles.caption}>
        <b>{work.title}</b> {work.note}
      </figcaption>
    </figure>
  );
}
