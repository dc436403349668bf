import type { ReactNode } from "react";
import { findPictureFile } from "#app/components/pictures/picture.tsx";
import { Screen } from "#app/components/pictures/screen.tsx";
import { fullStop } from "#app/components/prose/full-stop.ts";
import { WholeWords } from "#app/components/prose/line.tsx";
import { PictureOpener } from "#app/components/viewer/viewer.tsx";
import { useLanguage } from "#app/language.tsx";
import shared from "#app/styles/shared.module.css";
import type { PictureContent } from "#content/schema/media.ts";
import styles from "./detail-hero.module.css";

type DetailHeroProps = {
  /** A name above the title, where the title alone does not say what the page is about. */
  eyebrow?: string;
  title: string;
  lead?: string;
  picture?: PictureContent;
  /** Whether a click enlarges the picture. */
  enlarges?: boolean;
  featuresTitle: string;
  features: readonly string[];
  /** Where in the picture the line begins that runs from it to each feature, if there is one. It ends in the page's dot. */
  tied?: keyof typeof starts;
  /** Links to what comes next. */
  children?: ReactNode;
};

/** How many characters fit on one line of a wide window in the largest size. */
const maxLoudTitleLength = 16;

/** The top of a page about one product: its name, its picture and its features. */
export function DetailHero(props: DetailHeroProps) {
  const { eyebrow, title, lead, picture, enlarges = false, featuresTitle, features, tied, children } = props;
  return (
    <div className={`${shared.columns} ${styles.hero}`}>
      <div className={styles.head}>
        {eyebrow && (
          <p className={styles.eyebrow} {...(tied ? {} : fullStop(eyebrow))}>
            {eyebrow}
          </p>
        )}
        <h1
          className={styles.title}
          data-length={title.length <= maxLoudTitleLength ? "short" : "long"}
          {...(tied === "corner" || !(eyebrow || tied) ? fullStop(title) : {})}
        >
          {title}
        </h1>
      </div>
      {lead && (
        <p className={styles.lead}>
          <WholeWords>{lead}</WholeWords>
        </p>
      )}
      {picture && !enlarges && <Screen picture={picture} className={styles.picture} eager tapped />}
      {picture && enlarges && (
        <PictureOpener picture={picture} className={styles.picture}>
          <Screen picture={picture} eager tapped={tied !== "middle"} />
        </PictureOpener>
      )}
      {children && <div className={styles.ways}>{children}</div>}
      <section className={styles.features} aria-labelledby="features" data-tied={tied}>
        {tied && <Tie from={tied} />}
        <h2 className={styles.featuresTitle} id="features">
          {featuresTitle}
        </h2>
        <ul className={styles.list}>
          {features.map((feature, index) => (
            <li key={feature}>
              {tied && picture && <Stop name={`${picture.file}-feature-${index + 1}`} />}
              <span>
                <WholeWords>{feature}</WholeWords>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Where the line meets a feature: a small drawing of it, if there is one. */
function Stop({ name }: { name: string }) {
  const drawing = findPictureFile(name, useLanguage());
  if (!drawing) return null;
  const { image, width, height } = drawing;
  return <img className={styles.stop} src={image.src} width={width} height={height} alt="" />;
}

/** Below the middle of the picture, or its lower left corner. */
const starts = {
  middle: "M850 0C862 120 842 170 786 158S716 92 766 88 822 168 706 176C640 182 560 178 500 160",
  corner: "M552 70C556 120 540 172 500 160",
};

/** The line that leaves the picture loose, and turns into the straight one on which the features stand. */
function Tie({ from }: { from: keyof typeof starts }) {
  return (
    <svg className={styles.tie} viewBox="0 0 1200 240" preserveAspectRatio="none" aria-hidden="true">
      <path
        d={`${starts[from]}C460 148 430 96 470 90C506 86 512 140 470 164 420 192 330 190 250 176 160 160 120 138 62 152 0 172-8 239.2 2 239.2`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
