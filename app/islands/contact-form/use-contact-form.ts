import { type FormEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { trapField } from "#contract/contact.ts";
import { startCheck } from "./captcha.ts";
import { emptyForm, formReducer, hasPassingOffer, hasUnsentWords, isDone, type Problems } from "./form-state.ts";
import { type FormValues, fill, valuesOf } from "./form-values.ts";
import { sendRequest } from "./send-request.ts";

/** How long the success message stays before the form closes. */
const successMs = 2_000;
/** As long as the dialog takes to fade (--closing in tokens.css): nothing is emptied before the visitor's eyes. */
const closingMs = 390;
/** How long a draft, or the news of a stored request, stays at the edge of the page. */
const offerMs = 10_000;

/** Joins the states of the form (form-state.ts) to the page: its fields, its dialog, its requests and its timers. */
export function useContactForm(form: RefObject<HTMLFormElement | null>, widget: RefObject<HTMLDivElement | null>) {
  const [state, dispatch] = useReducer(formReducer, emptyForm);
  const { phase, attempt, dialog, values, request, problems, writes, refusals, captcha } = state;
  const begun = useRef(0);
  const known = useRef({ key: "", body: "" });
  const opener = useRef<Element | null>(null);

  const read = () => (form.current ? valuesOf(form.current) : values);

  // What the visitor types is read from the form; only what comes from elsewhere is written into it.
  const write = useEffectEvent(() => form.current && fill(form.current, values));
  useLayoutEffect(() => {
    if (writes > 0) write();
  }, [writes]);

  const readFirst = useEffectEvent(() => dispatch({ type: "typed", values: read() }));
  useEffect(() => {
    const watched = form.current?.closest("dialog");
    if (!watched) return;
    // What was typed before the form was awake has not been looked at yet.
    readFirst();
    if (watched.open) dispatch({ type: "opened" });
    const watch = new MutationObserver(() => {
      // At once, so that no key that is pressed meanwhile meets an older form.
      flushSync(() => dispatch({ type: watched.open ? "opened" : "closed" }));
    });
    watch.observe(watched, { attributeFilter: ["open"] });
    // By then the dialog has given the focus back.
    const onClose = () => {
      opener.current = document.activeElement;
    };
    watched.addEventListener("close", onClose);
    return () => {
      watch.disconnect();
      watched.removeEventListener("close", onClose);
    };
  }, [form]);

  const focusProblem = useEffectEvent(() => form.current && focusFirst(form.current, problems));
  useEffect(() => {
    if (refusals > 0) focusProblem();
  }, [refusals]);

  // On a phone the answer appears below the dialog's edge.
  const isAnswered = phase === "sent" || phase === "failed";
  useEffect(() => {
    if (isAnswered) form.current?.querySelector("[role] > p")?.scrollIntoView({ block: "nearest" });
  }, [isAnswered, form]);

  const isChecked = captcha.state === "working" || captcha.state === "done";
  const { run } = captcha;
  useEffect(() => {
    if (!isChecked || !widget.current) return;
    return startCheck(widget.current, {
      passed: (token) => dispatch({ type: "checked", run, token }),
      ended: (reason) => dispatch({ type: "checkEnded", run, reason }),
    });
  }, [isChecked, run, widget]);

  /** The same words keep their key, so that a repeated try is stored once; other words are another request. */
  function keyOf(sent: FormValues): string {
    const body = JSON.stringify(sent);
    if (known.current.body !== body) known.current = { key: newKey(), body };
    return known.current.key;
  }

  const post = useEffectEvent(async () => {
    if (!request || !form.current) return;
    const { values: sent, captchaToken } = request;
    const filledMs = Math.round(performance.now() - begun.current);
    const trap = String(new FormData(form.current).get(trapField) ?? "");
    const outcome = await sendRequest(sent, { key: keyOf(sent), captchaToken, filledMs, trap });
    dispatch({ type: "answered", attempt, ...outcome });
  });
  useEffect(() => {
    if (phase === "sending") post();
  }, [phase]);

  useTimer(isDone(state) && dialog === "open", successMs, attempt, () => {
    dispatch({ type: "successShown", attempt });
    form.current?.closest("dialog")?.close();
  });
  useTimer(dialog === "closing", closingMs, attempt, () => dispatch({ type: "faded", attempt }));
  useTimer(hasPassingOffer(state), offerMs, attempt, () => {
    // Nobody can take an offer that lies under another dialog: it gets its time again.
    if (!document.querySelector("dialog:modal")) dispatch({ type: "offerEnded", attempt });
  });

  const asksBeforeLeaving = hasUnsentWords(state);
  useEffect(() => {
    if (!asksBeforeLeaving) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [asksBeforeLeaving]);

  return {
    state,
    tick: () => dispatch({ type: "ticked" }),
    type({ target }: FormEvent<HTMLFormElement>) {
      const { name } = target as HTMLInputElement;
      if (!name) return;
      begun.current ||= performance.now();
      dispatch({ type: "typed", values: read(), field: name });
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      dispatch({ type: "submitted", values: read() });
    },
    restore() {
      flushSync(() => dispatch({ type: "restored" }));
      const closed = form.current?.closest("dialog");
      if (!closed || closed.open) return;
      // The button that was pressed goes away: closing gives the focus back to where it was before.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      closed.showModal();
    },
  };
}

/** Acts every so often, as long as it is wanted. Another attempt begins its time anew. */
function useTimer(isWanted: boolean, everyMs: number, attempt: number, act: () => void): void {
  const actOn = useEffectEvent((begun: number) => begun === attempt && act());
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => actOn(attempt), everyMs);
    return () => clearInterval(timer);
  }, [isWanted, everyMs, attempt]);
}

// crypto.randomUUID is missing where a page was not loaded securely.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const first = [...form.elements].find(
    (field) => field instanceof HTMLElement && problems[(field as HTMLInputElement).name],
  );
  if (first instanceof HTMLElement) first.focus();
}
