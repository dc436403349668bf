import { pictureFile } from "#app/components/picture/picture.tsx";
import letterPaths from "#content/pictures/brand/letter-path.json";
import styles from "./hero.module.css";
import route from "./letter-route.module.css";

const [letters] = letterPaths;

/** The letters of the name as outlines, and the dot that travels along them for ever, leaving a short trail. */
export function HeroGraphic({ label }: { label: string }) {
  const small = pictureFile("brand/hero-342x216.svg");
  const large = pictureFile("brand/hero-1200x560.svg");
  return (
    <div className={styles.graphic} data-graphic="">
      <picture>
        <source media="(width > 800px)" srcSet={large.src} width={large.width} height={large.height} />
        <img
          className={styles.letters}
          src={small.src}
          width={small.width}
          height={small.height}
          alt={label}
          fetchPriority="high"
        />
      </picture>
      {letters && (
        <svg className={styles.dots} viewBox="163 0 1035 560" aria-hidden="true">
          <circle className={styles.home} cx={letters.home.x} cy={letters.home.y} />
          <g className={route.travellers}>
            <circle />
            <circle />
            <circle />
            <circle />
            <circle />
            <circle />
          </g>
        </svg>
      )}
    </div>
  );
}
