import { trackedAs } from "#app/analytics/tracked-as.ts";
import { GoLink } from "#app/components/go-button/go-button.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./hero.module.css";
import { HeroGraphic } from "./hero-graphic.tsx";

/** The first screen: the outlined name with the dot on its way, the tagline, and the way to our works. */
export function Hero() {
  const { hero } = useContent().home;
  const all = `${hero.offerings.slice(0, -1).join(", ")} ${hero.and} ${hero.offerings.at(-1)}`;
  return (
    <section className={styles.hero} data-theme="ink">
      <div className={styles.inner}>
        <HeroGraphic label={hero.graphic} />
        <div className={styles.foot}>
          <div>
            <h1 className={styles.tagline}>{hero.tagline}</h1>
            <p className={styles.offerings}>
              <span className={styles.lead}>{hero.lead} </span>
              <span className={styles.all}>{all}</span>
              {/* The typed copy is for eyes only; the full text stands before it. */}
              <span className={styles.typed} aria-hidden="true">
                <span data-typed={JSON.stringify(hero.offerings)}>{hero.offerings[0]}</span>
                <span className={styles.caret} />
              </span>
            </p>
          </div>
          <div {...trackedAs("View our works - Dashboard")}>
            <GoLink href="/#to-our-work" direction="down">
              {hero.button}
            </GoLink>
          </div>
        </div>
      </div>
    </section>
  );
}
