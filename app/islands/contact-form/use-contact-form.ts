import { type FormEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, trapField } from "#contract/contact.ts";
import { startCheck } from "./captcha.ts";
import { type FormOptions, formReducer, hasPassingOffer, hasUnsentValues, isDone, startForm } from "./form-state.ts";
import { type FormValues, fill, valuesOf } from "./form-values.ts";
import { sendRequest } from "./send-request.ts";

/** How long the success message stays before the form closes. */
const successMs = 2_000;
/** How long the offer of a draft, or the success message, stays at the edge of the page. */
const offerMs = 10_000;

/** Connects the form's state (form-state.ts) to the page: fields, dialog, requests and timers. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  widget: RefObject<HTMLDivElement | null>,
  options: FormOptions,
) {
  const [state, dispatch] = useReducer(formReducer, options, startForm);
  const { phase, attempt, dialog, values, request, errors, writes, refusals, captcha } = state;
  const startedAt = useRef(0);
  const lastSent = useRef({ key: "", body: "" });
  const opener = useRef<Element | null>(null);
  const source = useRef("");

  const read = () => (form.current ? valuesOf(form.current) : values);

  // The fields are uncontrolled: typing is read from them, and only values from elsewhere are written into them.
  const write = useEffectEvent(() => form.current && fill(form.current, values));
  useLayoutEffect(() => {
    if (writes === 0) return;
    write();
    // The next key press is the first one of another request.
    startedAt.current = 0;
  }, [writes]);

  const readFirst = useEffectEvent(() => dispatch({ type: "typed", values: read() }));
  useEffect(() => {
    // The visitor may have typed before hydration.
    readFirst();
    const watched = form.current?.closest("dialog");
    if (!watched) return;
    if (watched.open) dispatch({ type: "opened" });
    const watch = new MutationObserver(() => {
      // Synchronously, so that a key pressed right after does not reach the previous form.
      flushSync(() => dispatch({ type: watched.open ? "opened" : "closed" }));
    });
    watch.observe(watched, { attributeFilter: ["open"] });
    // By now the dialog has returned the focus.
    const onClose = () => {
      opener.current = document.activeElement;
    };
    watched.addEventListener("close", onClose);
    return () => {
      watch.disconnect();
      watched.removeEventListener("close", onClose);
    };
  }, [form]);

  const focusError = useEffectEvent(() => form.current && focusFirst(form.current, errors));
  useEffect(() => {
    if (refusals > 0) focusError();
  }, [refusals]);

  // On a phone the outcome appears below the dialog's edge.
  const hasOutcome = phase === "sent" || phase === "failed";
  useEffect(() => {
    if (hasOutcome) form.current?.querySelector("[role] > p")?.scrollIntoView({ block: "nearest" });
  }, [hasOutcome, form]);

  const isChecked = captcha.state === "working" || captcha.state === "done";
  const { run } = captcha;
  useEffect(() => {
    if (!isChecked || !widget.current) return;
    return startCheck(widget.current, {
      passed: (token) => dispatch({ type: "checked", run, token }),
      ended: (reason) => dispatch({ type: "checkEnded", run, reason }),
    });
  }, [isChecked, run, widget]);

  /** The same values keep their key, so a second attempt is stored only once. Other values are a new request. */
  function keyOf(sent: FormValues): string {
    const body = JSON.stringify(sent);
    if (lastSent.current.body !== body) lastSent.current = { key: newKey(), body };
    return lastSent.current.key;
  }

  /** Where the visit came from is sent along once it is known; nothing waits for it. */
  function readSource(): void {
    import("#app/analytics/visit-source.ts")
      .then(({ sourceOfVisit }) => {
        source.current = sourceOfVisit(window);
      })
      .catch(() => {});
  }

  const post = useEffectEvent(async () => {
    if (!request || !form.current) return;
    const { values: sent, captchaToken } = request;
    const filledMs = Math.round(performance.now() - startedAt.current);
    const trap = String(new FormData(form.current).get(trapField) ?? "");
    const outcome = await sendRequest(sent, { key: keyOf(sent), captchaToken, filledMs, trap, source: source.current });
    dispatch({ type: "responded", attempt, ...outcome });
  });
  useEffect(() => {
    if (phase === "sending") post();
  }, [phase]);

  // The style sheet says how long the dialog fades; where motion is reduced, it does not.
  useEffect(() => {
    if (dialog !== "closing") return;
    let isClosing = true;
    const fading = form.current?.closest("dialog")?.getAnimations() ?? [];
    Promise.allSettled(fading.map(({ finished }) => finished)).then(() => {
      if (isClosing) dispatch({ type: "faded", attempt });
    });
    return () => {
      isClosing = false;
    };
  }, [dialog, attempt, form]);

  useInterval(isDone(state) && dialog === "open", successMs, attempt, () => {
    const shown = form.current?.closest("dialog");
    dispatch({ type: shown ? "successShown" : "emptied", attempt });
    shown?.close();
  });
  useInterval(hasPassingOffer(state), offerMs, attempt, () => {
    // Under another dialog nobody can accept the offer: its time starts again.
    if (!document.querySelector("dialog:modal")) dispatch({ type: "offerEnded", attempt });
  });

  const asksBeforeLeaving = hasUnsentValues(state);
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
      if (!startedAt.current) readSource();
      startedAt.current ||= performance.now();
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
      // The button that was pressed disappears, so the focus returns to where it was before.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      closed.showModal();
    },
  };
}

/** Calls `act` at intervals while it is wanted. A new attempt restarts the time. */
function useInterval(isWanted: boolean, everyMs: number, attempt: number, act: () => void): void {
  const actOn = useEffectEvent((begun: number) => begun === attempt && act());
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => actOn(attempt), everyMs);
    return () => clearInterval(timer);
  }, [isWanted, everyMs, attempt]);
}

// crypto.randomUUID does not exist on pages loaded over plain HTTP.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find((field) => errors[(field as HTMLInputElement).name]);
  if (first instanceof HTMLElement) first.focus();
}
