import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { emailPattern, type FieldProblem, fieldProblems, trapField } from "#contract/contact.ts";
import { valuesOf } from "./form-values.ts";
import { sendRequest } from "./send-request.ts";
import { useAttempt } from "./use-attempt.ts";
import { useCaptcha } from "./use-captcha.ts";
import { useClosing } from "./use-closing.ts";

type State = "open" | "sending" | "sent" | "failed" | "tooMany";
type Problems = Partial<Record<string, FieldProblem>>;

/** How long the success message stays before the form closes. */
const successMs = 2_000;

/** What the form is doing, and what is wrong with its fields. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<State>("open");
  const [problems, setProblems] = useState<Problems>({});
  const captcha = useCaptcha();
  const attempt = useAttempt();
  const { draft, restore, close } = useClosing(form, () => {
    setState("open");
    setProblems({});
    captcha.reset();
    attempt.reset();
  });

  // What was typed before the form was awake has not been looked at yet.
  useEffect(() => {
    if (form.current && isWrongEmail(valuesOf(form.current).email)) setProblems({ email: "invalidEmail" });
  }, [form]);

  /** A wrong e-mail address is named while it is typed; a mended field loses its complaint. */
  function check({ target }: FormEvent<HTMLFormElement>) {
    attempt.begin();
    const { name, value } = target as HTMLInputElement;
    const problem = name === "email" && isWrongEmail(value) ? "invalidEmail" : undefined;
    setProblems((known) => ({ ...known, [name]: problem }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending" || state === "sent" || !form.current) return;
    const values = valuesOf(form.current);
    const wrong = fieldProblems(values);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return focusFirst(form.current, wrong);
    const captchaToken = captcha.token.current;
    if (!captchaToken) return captcha.complain();

    setState("sending");
    const trap = String(new FormData(form.current).get(trapField) ?? "");
    const sent = await sendRequest(values, { ...attempt.signs(values), captchaToken, trap });
    if (sent.outcome === "stored") {
      setState("sent");
      window.setTimeout(() => close({ keepDraft: false }), successMs);
      return;
    }
    // A token serves once, whatever became of it.
    captcha.reset();
    setState(sent.outcome === "failed" || sent.outcome === "tooMany" ? sent.outcome : "open");
    if (sent.outcome === "captcha") captcha.complain();
    if (sent.outcome === "fields") {
      setProblems(sent.fields);
      focusFirst(form.current, sent.fields);
    }
  }

  return { state, problems, captcha, draft, check, submit, restore };
}

function isWrongEmail(text: string): boolean {
  return text !== "" && !emailPattern.test(text.trim());
}

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const first = [...form.elements].find(
    (field) => field instanceof HTMLElement && problems[(field as HTMLInputElement).name],
  );
  if (first instanceof HTMLElement) first.focus();
}
