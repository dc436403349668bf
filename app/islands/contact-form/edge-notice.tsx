import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { ContactContent } from "#content/schema/contact.ts";
import styles from "./contact-form.module.css";
import type { FormState } from "./form-state.ts";

type EdgeNoticeProps = { content: ContactContent; state: FormState; onRestore: () => void };

/** At the edge of the page while the form is closed: what happened to a request, and the offer to restore a draft. */
export function EdgeNotice({ content, state, onRestore }: EdgeNoticeProps) {
  const { phase, dialog, drafts, announcesSuccess } = state;
  // Screen readers announce changes only in an element that is already there, so it is rendered empty first.
  const [edge, setEdge] = useState<HTMLElement | null>(null);
  useEffect(() => setEdge(document.getElementById("top")), []);
  if (!edge) return null;
  const isSending = phase === "sending";
  const [draft] = drafts;
  return createPortal(
    <div className={styles.edge} role="status" data-edge="">
      {dialog !== "open" && isSending && <p className={styles.notice}>{content.sending}</p>}
      {dialog !== "open" && !isSending && announcesSuccess && (
        <p className={styles.notice}>{content.messages.success}</p>
      )}
      {dialog === "closed" && !isSending && draft && (
        <DraftOffer
          text={draft.unsent ? content.restore.unsent : content.restore.text}
          button={content.restore.button}
          onRestore={onRestore}
        />
      )}
    </div>,
    edge,
  );
}

export function DraftOffer({ text, button, onRestore }: { text: string; button: string; onRestore: () => void }) {
  return (
    <p className={styles.notice}>
      {text}{" "}
      <button type="button" className={styles.restore} onClick={onRestore}>
        {button}
      </button>
    </p>
  );
}
