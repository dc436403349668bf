import { Card } from "#app/components/card/card.tsx";
import { Carousel } from "#app/components/carousel/carousel.tsx";
import { Slide } from "#app/components/carousel/carousel-frame.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./clover-app.module.css";

/** The cards of all apps but the one that is shown. CCGen's comes last, where the content has it. */
export function OtherApps({ current }: { current: string }) {
  const { apps, labels } = useContent().clover;
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 className={styles.othersTitle} id="others">
        {labels.others}
      </h2>
      <Carousel labelledBy="others" items="cards">
        {apps
          .filter(({ slug }) => slug !== current)
          .map(({ slug, card }) => (
            <Slide key={slug}>
              <Card card={card} learnMore={labels.learnMore} />
            </Slide>
          ))}
      </Carousel>
    </section>
  );
}
