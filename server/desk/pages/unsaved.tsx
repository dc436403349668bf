import script from "./unsaved.client.js?raw";

// The security policy of the pages that show it allows exactly this script.
export { script as unsavedScript };

type UnsavedProps = {
  /** The id of the form. */
  form: string;
  /** Whether what was typed was not saved, and so can be lost from the beginning. */
  isUnsaved: boolean;
};

/** Says beside a form's button that something in it is not saved; the browser asks before it is lost. */
export function Unsaved({ form, isUnsaved }: UnsavedProps) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file */}
      <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
      <strong className="unsaved" data-form={form} aria-live="polite">
        {isUnsaved && "Not saved yet"}
      </strong>
    </>
  );
}
