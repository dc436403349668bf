import { Card } from "#app/components/carousel/card.tsx";
import { Carousel } from "#app/components/carousel/carousel.tsx";
import { Slide } from "#app/components/carousel/carousel-frame.tsx";
import { CoverLink } from "#app/components/links/cover-link.tsx";
import { GoContactButton } from "#app/components/links/go-button.tsx";
import linked from "#app/components/links/linked-card.module.css";
import { MoreLink } from "#app/components/links/more-link.tsx";
import { Picture } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import { useLinkTo } from "#app/language.tsx";
import shared from "#app/styles/shared.module.css";
import { type ClientWork, type HomeContent, hasPointOfSaleBadge } from "#content/schema/home.ts";
import { IdeaLine } from "./idea-line.tsx";
import styles from "./what-we-do.module.css";

/** The logos of our clients, moving past without end. The second run is a copy for the eyes only. */
export function ClientStrip() {
  const { clients } = useContent().home;
  return (
    <section className={styles.strip} aria-label={clients.label} data-endless="">
      <div className={styles.belt}>
        {[false, true].map((isCopy) => (
          <ul key={`${isCopy}`} className={styles.run} aria-hidden={isCopy || undefined}>
            {clients.marks.map(({ name, picture }) => (
              <li key={name}>
                <Picture picture={isCopy ? { ...picture, alt: "" } : picture} className={styles.mark} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

type CardSectionProps = {
  id: string;
  section: HomeContent["services"] | HomeContent["clover"];
  /** On the darker paper. */
  band?: boolean;
};

/**
 * A carousel of cards under a large heading: our services, the Clover apps. Cards of pages that are not in the reader's
 * language are left out, and so is a section of nothing but them.
 */
export function CardSection({ id, section, band = false }: CardSectionProps) {
  const linkTo = useLinkTo();
  const cards = section.cards.filter(({ href }) => linkTo(href).hrefLang === undefined);
  if (cards.length === 0) return null;
  return (
    <section className={band ? styles.band : styles.section} aria-labelledby={id}>
      <div className={band ? styles.headRight : styles.head}>
        <h2 className={styles.loud} id={id}>
          {section.title}
        </h2>
        <div className={styles.lead}>
          <p>{section.lead}</p>
          {"link" in section && section.link && <MoreLink href={section.link.href}>{section.link.label}</MoreLink>}
        </div>
      </div>
      <Carousel labelledBy={id} items="cards">
        {cards.map((card) => (
          <Slide key={card.href}>
            <Card card={card} learnMore={section.learnMore} />
          </Slide>
        ))}
      </Carousel>
    </section>
  );
}

/** What the family of point-of-sale apps is. */
export function AboutClover() {
  const { toClover } = useContent().home;
  return (
    <section className={styles.clover} id="to-clover" aria-labelledby="to-clover-title">
      <div className={`${shared.columns} ${styles.cloverInner}`}>
        <h2 className={styles.cloverTitle} id="to-clover-title">
          {toClover.title}
        </h2>
        <div className={styles.cloverText}>
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

/** The carousel of client works, with the way to become a client. */
export function Works() {
  const { works } = useContent().home;
  return (
    <section className={styles.works} id="to-our-work" aria-labelledby="our-work">
      <IdeaLine part="waving" />
      <div className={styles.worksHead}>
        <h2 className={styles.worksTitle} id="our-work">
          {works.title}
        </h2>
        <div className={styles.worksRow}>
          <p className={styles.worksSubtitle}>{works.subtitle}</p>
          <GoContactButton>{works.button}</GoContactButton>
        </div>
      </div>
      <Carousel labelledBy="our-work" items="cards">
        {works.items.map((work) => (
          <Slide key={work.imageName}>
            <Work work={work} badge={works.badge} />
          </Slide>
        ))}
      </Carousel>
      {works.link && (
        <p className={styles.allWorks}>
          <MoreLink href={works.link.href}>{works.link.label}</MoreLink>
        </p>
      )}
    </section>
  );
}

function Work({ work, badge }: { work: ClientWork; badge: string }) {
  const { labels } = useContent().works;
  return (
    <figure className={`${linked.card} ${styles.work}`}>
      <Picture
        picture={{ file: `works/${work.imageName}`, alt: work.alt, focus: work.focus }}
        className={`${linked.drawing} ${styles.picture}`}
      />
      {hasPointOfSaleBadge(work.imageName) && (
        <span className={styles.badge}>
          <Picture picture={{ file: "badges/point-of-sale", alt: badge }} />
        </span>
      )}
      <figcaption className={styles.caption}>
        <b>
          <CoverLink href={work.href} about={labels.read}>
            {work.title}
          </CoverLink>
        </b>
        {` ${work.note}`}
        <p>{work.story}</p>
      </figcaption>
    </figure>
  );
}
