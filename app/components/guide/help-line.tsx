import { GoDialogButton } from "#app/components/links/go-button.tsx";
import { useContent } from "#app/content.tsx";
import shared from "#app/styles/shared.module.css";
import { mainOffice } from "#content/schema/company.ts";
import styles from "./help-line.module.css";

/** The end of a guide: how to reach us when the answer was not in it. */
export function HelpLine() {
  const { guides, company } = useContent();
  const { phone } = mainOffice(company);
  return (
    <section className={styles.help} aria-labelledby="help">
      <h2 className={`${shared.sectionTitle} ${styles.title}`} id="help">
        {guides.labels.help}
      </h2>
      <div className={styles.ways}>
        <GoDialogButton opens="contact">{guides.labels.helpLink}</GoDialogButton>
        <a href={`mailto:${company.email}`}>{company.email}</a>
        <a href={phone.href}>{phone.label}</a>
      </div>
    </section>
  );
}
