import { pictureFile } from "#app/components/pictures/picture.tsx";
import letterPath from "#content/pictures/brand/letter-path.module.css";
import heroStyles from "./hero.module.css";
import { Letters } from "./hero.tsx";
import styles from "./intro.module.css";

/** From the dot to the left and to the right. */
const lines = [
  { d: "M180 60H70M180 60C140 20 110 96 76 58", box: "0 0 180 120" },
  { d: "M180 60H290M180 60C220 100 250 24 284 62", box: "180 0 180 120" },
];

/** Small signs of what we build, each around its own middle. */
const icons = [
  "M-6-10h12v20H-6zM-2 7h4",
  "M-11-8h22V8H-11zM-11-3h22",
  "M-10-7h20V7H-10zM-10-2h20M-6 3h5",
  "M-10 8V-2M-3 8V-8M4 8V2M11 8V-5",
  "M-10-8h20V5H0l-5 5V5h-5z",
  "M-7-2h14V9H-7zM-4-2v-4a4 4 0 0 1 8 0v4",
  "M-9 6a5 5 0 0 1 0-9 7 7 0 0 1 13-2 5 5 0 0 1 4 11z",
  "M-4-8l-8 8 8 8M4-8l8 8-8 8",
];

/**
 * The intro, which waits in the page for intro.client.ts and plays over the pale letters of the hero: the dot, the lines
 * that it draws, the icons that it bursts into, the words that it writes, and the logo.
 */
export function Intro() {
  const { src, width, height } = pictureFile("brand/wordmark-on-ink");
  return (
    <template data-intro="">
      <div className={`${styles.stage} ${letterPath.stage}`} aria-hidden="true">
        <div className={styles.box}>
          {lines.map(({ d, box }) => (
            <div key={d} className={styles.line}>
              <svg viewBox={box} aria-hidden="true">
                <path d={d} />
              </svg>
            </div>
          ))}
          {icons.map((d) => (
            <svg key={d} className={styles.icon} viewBox="-12 -12 24 24" aria-hidden="true">
              <path d={d} />
            </svg>
          ))}
        </div>
        {["loose", "exact", "coil"].map((row) => (
          <div key={row} className={styles.row}>
            <div>
              <Letters alt="" />
            </div>
          </div>
        ))}
        <div className={`${heroStyles.dots} ${letterPath.way} ${styles.pen}`}>
          <span />
          <img className={styles.logo} src={src} width={width} height={height} alt="" />
        </div>
      </div>
    </template>
  );
}
