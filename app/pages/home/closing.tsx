import { GoDialogButton } from "#app/components/go-button/go-button.tsx";
import { pictureFile } from "#app/components/picture/picture.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./closing.module.css";

/** The closing question. It is drawn, with the dot under its question mark and a line that arrives at it. */
export function Closing() {
  const { closing } = useContent().home;
  const wide = pictureFile("brand/closing-1440.svg");
  const narrow = pictureFile("brand/closing-390.svg");
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <h2 className="visually-hidden" id="closing">
        {closing.title}
      </h2>
      <picture>
        <source media="(width >= 768px)" srcSet={wide.src} width={wide.width} height={wide.height} />
        <img
          className={styles.drawing}
          src={narrow.src}
          width={narrow.width}
          height={narrow.height}
          alt=""
          loading="lazy"
        />
      </picture>
      <div className={styles.foot}>
        <p className={styles.subtitle}>{closing.subtitle}</p>
        <GoDialogButton opens="contact">{closing.button}</GoDialogButton>
      </div>
    </section>
  );
}
