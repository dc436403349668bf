import { type RefObject, useEffect, useRef, useState } from "react";
import { type FormValues, fill, isEmpty, valuesOf } from "./form-values.ts";

/** As long as the dialog takes to fade (--closing in tokens.css): nothing is emptied before the visitor's eyes. */
const closingMs = 390;
const draftMs = 10_000;

/** Closing the dialog empties the form; for ten seconds what was typed can be brought back. */
export function useClosing(form: RefObject<HTMLFormElement | null>, onEmptied: () => void) {
  const [draft, setDraft] = useState<FormValues | null>(null);
  const keepsDraft = useRef(true);
  const emptied = useRef(onEmptied);
  emptied.current = onEmptied;

  useEffect(() => {
    const dialog = form.current?.closest("dialog");
    let forgetting = 0;
    const onClose = () => {
      window.setTimeout(() => {
        if (!form.current || dialog?.open) return;
        const values = valuesOf(form.current);
        const worthKeeping = keepsDraft.current && !isEmpty(values);
        keepsDraft.current = true;
        form.current.reset();
        emptied.current();
        if (!worthKeeping) return;
        setDraft(values);
        window.clearTimeout(forgetting);
        forgetting = window.setTimeout(() => setDraft(null), draftMs);
      }, closingMs);
    };
    dialog?.addEventListener("close", onClose);
    return () => dialog?.removeEventListener("close", onClose);
  }, [form]);

  return {
    draft,
    restore() {
      const dialog = form.current?.closest("dialog");
      if (!form.current || !draft) return;
      fill(form.current, draft);
      setDraft(null);
      if (!dialog?.open) dialog?.showModal();
    },
    close({ keepDraft }: { keepDraft: boolean }) {
      keepsDraft.current = keepDraft;
      form.current?.closest("dialog")?.close();
    },
  };
}
