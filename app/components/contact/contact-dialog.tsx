import { CloseButton } from "#app/components/dialog/dialog-button.tsx";
import { Picture } from "#app/components/pictures/picture.tsx";
import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import { ContactIsland } from "#app/islands/contact-form/contact-island.tsx";
import styles from "./contact-dialog.module.css";
import { NextSteps } from "./next-steps.tsx";
import { OtherWays } from "./other-ways.tsx";
import { useHelp } from "./use-help.ts";

/** The dialog that every "Contact us", "Become a client" and "Get help" opens. The form in it is hydrated when it is used. */
export function ContactDialog() {
  const { contact } = useContent();
  const help = useHelp();
  return (
    <dialog className={styles.dialog} id="contact" aria-labelledby="contact-title" closedby="any">
      <div className={styles.side}>
        <h2 className={styles.title} id="contact-title">
          {help?.title ?? contact.title}
        </h2>
        <Picture picture={{ file: "illustrations/conversation", alt: "" }} className={styles.drawing} />
        {help ? (
          <p className={styles.write}>
            <Line>{help.ways}</Line>
          </p>
        ) : (
          <OtherWays className={styles.write} />
        )}
      </div>
      <div className={styles.form}>
        <ContactIsland />
      </div>
      <div className={styles.next}>
        <NextSteps steps={help && [help.reader, help.reply]} />
      </div>
      <div className={styles.close}>
        <CloseButton closes="contact" label={contact.close} />
      </div>
    </dialog>
  );
}
