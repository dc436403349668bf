import { GoContactButton } from "#app/components/links/go-button.tsx";
import { Drawing, findPictureFile } from "#app/components/pictures/picture.tsx";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import { mainLanguage } from "#contract/languages.ts";
import styles from "./invitation.module.css";

/**
 * The end of a page: a question, and the button that opens the contact form. The question is drawn, with the dot under its
 * question mark and the line that arrives at it; in a language without a drawing it is text.
 */
export function Invitation({ large = false }: { large?: boolean }) {
  const { closing } = useContent().home;
  const language = useLanguage();
  const isDrawn =
    language === mainLanguage || findPictureFile(`${language}/brand/closing-1440`, language) !== undefined;
  return (
    <>
      <LateStyles />
      <section className={styles.closing} aria-labelledby="closing" data-large={large || undefined}>
        <h2 className={isDrawn ? "visually-hidden" : styles.loud} id="closing">
          {closing.title}
        </h2>
        {isDrawn && (
          <div className={styles.way}>
            <Drawing wide="brand/closing-1440" narrow="brand/closing-390" alt="" className={styles.drawing} />
            <span />
          </div>
        )}
        <div className={styles.foot}>
          <p className={styles.question}>{closing.subtitle}</p>
          <GoContactButton>{closing.button}</GoContactButton>
        </div>
      </section>
    </>
  );
}
