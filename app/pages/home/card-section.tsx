import { Card } from "#app/components/card/card.tsx";
import { Carousel } from "#app/components/carousel/carousel.tsx";
import { Slide } from "#app/components/carousel/carousel-frame.tsx";
import type { Home } from "#content/schema/home.ts";
import styles from "./sections.module.css";

type CardSectionProps = {
  id: string;
  section: Home["services"] | Home["clover"];
  /** On the darker paper. */
  band?: boolean;
};

/** A carousel of cards under a loud heading: our services, the Clover apps. */
export function CardSection({ id, section, band = false }: CardSectionProps) {
  return (
    <section className={band ? styles.band : styles.section} aria-labelledby={id}>
      <div className={band ? styles.headRight : styles.head}>
        <h2 className={styles.loud} id={id}>
          {section.title}
        </h2>
        <p className={styles.lead}>{section.lead}</p>
      </div>
      <Carousel labelledBy={id} items="cards">
        {section.cards.map((card) => (
          <Slide key={card.href}>
            <Card card={card} learnMore={section.learnMore} />
          </Slide>
        ))}
      </Carousel>
    </section>
  );
}
