import { trackedAs } from "#app/analytics/tracked-as.ts";
import { GoContactButton, GoLink } from "#app/components/links/go-button.tsx";
import { pictureFile } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import letterPath from "#content/pictures/brand/letter-path.module.css";
import type { Fact } from "#content/schema/home.ts";
import styles from "./hero.module.css";

/** So many letters of a tagline are in one line where they are largest. */
const longestLarge = 19;

/** Dots that follow the first one, each of them smaller: together they are the stroke that it leaves. */
const followers = 14;

/** The first screen: the outlined name with the dot on its way, what we do, and the ways to us and to our works. */
export function Hero() {
  const { hero, facts, works } = useContent().home;
  const all = [hero.offerings.slice(0, -1).join(", "), hero.offerings.at(-1)].filter(Boolean).join(` ${hero.and} `);
  return (
    <section className={styles.hero} data-theme="ink">
      <div className={styles.inner}>
        <HeroGraphic label={hero.graphic} />
        <div className={styles.foot}>
          <h1 className={styles.tagline} data-long={hero.tagline.length > longestLarge || undefined}>
            {hero.tagline}
          </h1>
          <div>
            <p className={styles.pitch}>{hero.pitch}</p>
            <p className={styles.offerings}>
              <span className={styles.lead}>{`${hero.lead} `}</span>
              <span className={styles.all}>{all}</span>
              <Typed phrases={hero.offerings} />
            </p>
          </div>
          <div className={styles.calls}>
            <GoContactButton>{hero.becomeClient}</GoContactButton>
            {works.items.length > 0 && (
              <div {...trackedAs("View our works - Dashboard")}>
                <GoLink href="/#to-our-work" direction="down">
                  {hero.button}
                </GoLink>
              </div>
            )}
          </div>
          <Proof facts={facts.items.filter(({ inHero }) => inHero)} />
        </div>
      </div>
    </section>
  );
}

/** The phrases one below the other, and the cover that tagline.client.ts moves over them. For eyes only. */
function Typed({ phrases }: { phrases: readonly string[] }) {
  return (
    <span className={styles.typed} aria-hidden="true" data-typed="" data-endless="">
      <span>
        {phrases.map((phrase) => (
          <span key={phrase}>{phrase}</span>
        ))}
      </span>
      <span className={styles.cover} />
    </span>
  );
}

/** The figures about us that speak for us at once. */
function Proof({ facts }: { facts: readonly Fact[] }) {
  const language = useLanguage();
  if (facts.length === 0) return null;
  return (
    <ul className={styles.proof}>
      {facts.map(({ id, value, suffix, inHero }) => (
        <li key={id}>
          <b>{`${value.toLocaleString(language)}${suffix}`}</b>
          {` ${inHero}`}
        </li>
      ))}
    </ul>
  );
}

/** The letters of the name as outlines, and the dot that travels along them forever, leaving a short trail. */
function HeroGraphic({ label }: { label: string }) {
  return (
    <div className={styles.graphic} data-graphic="">
      <Letters alt={label} />
      <div className={`${styles.dots} ${letterPath.way}`} aria-hidden="true" data-endless="">
        {Array.from({ length: 1 + followers }, (_, behind) => {
          const key = `${behind}`;
          return <span key={key} />;
        })}
      </div>
    </div>
  );
}

/** The drawn name. The intro shows it once more. */
export function Letters({ alt }: { alt: string }) {
  const small = pictureFile("brand/hero-342x216");
  const middle = pictureFile("brand/hero-700x432");
  const large = pictureFile("brand/hero-1200x560");
  return (
    <picture>
      <source media="(width > 800px)" srcSet={large.src} width={large.width} height={large.height} />
      <source media="(width >= 600px)" srcSet={middle.src} width={middle.width} height={middle.height} />
      <img
        className={styles.letters}
        src={small.src}
        width={small.width}
        height={small.height}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  );
}
