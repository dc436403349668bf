import { GoDialogButton } from "#app/components/links/go-button.tsx";
import { SectionRule } from "#app/components/pictures/section-rule.tsx";
import { useContent } from "#app/content.tsx";
import shared from "#app/styles/shared.module.css";
import styles from "./invitation.module.css";

/** The end of a page that shows our work: a question and the button that opens the contact form. */
export function Invitation() {
  const { title, subtitle, button } = useContent().home.closing;
  return (
    <section aria-labelledby="invitation">
      <SectionRule calm={4} />
      <div className={styles.invitation}>
        <div>
          <h2 className={`${shared.sectionTitle} ${styles.title}`} id="invitation">
            {title}
          </h2>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        <GoDialogButton opens="contact">{button}</GoDialogButton>
      </div>
    </section>
  );
}
