import { emailPattern, type FieldErrors, findFieldErrors } from "#contract/contact.ts";
import { areSame, type FormValues, isEmpty, noValues } from "./form-values.ts";

/** The outcome of a request. Only "stored" means that the server has it. */
export type Outcome =
  | { outcome: "stored" | "captcha" | "tooMany" | "failed" }
  | { outcome: "fields"; fields: FieldErrors };

type Failure = "failed" | "tooMany";

/** What was typed and not stored, with the errors that prevented it. */
type Draft = {
  values: FormValues;
  errors: FieldErrors;
  failure: Failure | undefined;
  /** Send was pressed, and the form closed before the outcome was known: offered until the visitor accepts. */
  unsent: boolean;
};

export type FormState = {
  phase: "editing" | "checking" | "sending" | "sent" | "failed";
  /** Responses and timers carry the number of their attempt and are ignored once a new one has started. */
  attempt: number;
  /** "closing": still fading, so nothing may change in it yet. */
  dialog: "closed" | "open" | "closing";
  /** How the form begins: empty, or with a purpose and a subject. */
  initial: FormValues;
  values: FormValues;
  /** What the running attempt sends, or the last one sent. */
  request: { values: FormValues; captchaToken: string } | undefined;
  errors: FieldErrors;
  failure: Failure | undefined;
  /** Incremented when values that were not typed must be written into the fields. */
  writes: number;
  /** Incremented when the first wrong field must get the focus. */
  refusals: number;
  captcha: {
    state: "idle" | "missing" | "working" | "done" | "failed" | "expired";
    /** Checks carry the number of their run, as responses carry their attempt. */
    run: number;
    token?: string;
  };
  /** Latest first. Each is offered for its own time. */
  drafts: Draft[];
  /** A request was stored, and the success message has not been shown for long enough. */
  announcesSuccess: boolean;
};

export type FormAction =
  | { type: "typed"; values: FormValues; field?: string }
  | { type: "ticked" }
  | { type: "checked"; run: number; token: string }
  | { type: "checkEnded"; run: number; reason: "failed" | "expired" }
  | { type: "submitted"; values: FormValues }
  | ({ type: "responded"; attempt: number } & Outcome)
  | { type: "successShown"; attempt: number }
  | { type: "emptied"; attempt: number }
  | { type: "opened" }
  | { type: "closed" }
  | { type: "faded"; attempt: number }
  | { type: "offerEnded"; attempt: number }
  | { type: "restored" };

export const emptyForm: FormState = {
  phase: "editing",
  attempt: 0,
  dialog: "closed",
  initial: noValues,
  values: noValues,
  request: undefined,
  errors: {},
  failure: undefined,
  writes: 0,
  refusals: 0,
  captcha: { state: "idle", run: 0 },
  drafts: [],
  announcesSuccess: false,
};

/** What a form is made for. In a page, without a dialog, it is always open. */
export type FormOptions = {
  inPage?: boolean | undefined;
  purpose?: string | undefined;
  subject?: string | undefined;
};

export function startForm({ inPage, purpose, subject = "" }: FormOptions): FormState {
  const initial = { ...noValues, subject, purpose: purpose ? [purpose] : [] };
  return { ...emptyForm, dialog: inPage ? "open" : "closed", initial, values: initial };
}

/** Applies one event to the form. What was typed is never lost: it is in the form, being sent, stored or offered as a draft. */
export function formReducer(state: FormState, action: FormAction): FormState {
  const isLate = "attempt" in action && action.attempt !== state.attempt;
  const isLateCheck = "run" in action && action.run !== state.captcha.run;
  if (isLate || isLateCheck) return state;
  switch (action.type) {
    case "typed":
      return { ...state, values: action.values, errors: errorsWhileTyping(state, action) };
    case "ticked":
      if (state.captcha.state === "working" || state.captcha.state === "done") return state;
      return { ...state, captcha: { state: "working", run: state.captcha.run + 1 } };
    case "checked": {
      const next: FormState = { ...state, captcha: { ...state.captcha, state: "done", token: action.token } };
      return state.phase === "checking" ? send(next) : next;
    }
    case "checkEnded":
      return {
        ...state,
        phase: state.phase === "checking" ? "editing" : state.phase,
        captcha: { state: action.reason, run: state.captcha.run + 1 },
      };
    case "submitted": {
      const next = { ...state, values: action.values };
      return isBusy(next) || isDone(next) ? state : send(next);
    }
    case "responded": {
      if (state.phase !== "sending") return state;
      const next = withOutcome(state, action);
      return state.dialog === "open" ? next : leave(next, next.phase !== "sent");
    }
    case "successShown":
      return isDone(state) ? { ...state, announcesSuccess: false } : state;
    case "emptied":
      // In a page the message stays above the empty form.
      return isDone(state) ? { ...leave({ ...state, announcesSuccess: false }), dialog: "open", phase: "sent" } : state;
    case "opened":
      return open(state.dialog === "closing" ? leave(state) : state);
    case "closed":
      return state.dialog === "open" ? { ...state, dialog: "closing" } : state;
    case "faded":
      return state.dialog === "closing" ? leave(state) : state;
    case "offerEnded":
      if (!hasPassingOffer(state)) return state;
      return {
        ...state,
        attempt: state.attempt + 1,
        announcesSuccess: false,
        drafts: state.drafts[0]?.unsent ? state.drafts : state.drafts.slice(1),
      };
    case "restored":
      return restore(state);
  }
}

/** Send was pressed and the outcome is not known yet: further presses are ignored. */
export function isBusy({ phase }: FormState): boolean {
  return phase === "checking" || phase === "sending";
}

/** The form's values are stored, and nothing was typed since. */
export function isDone({ phase, values, request }: FormState): boolean {
  return phase === "sent" && request !== undefined && areSame(values, request.values);
}

/** Nothing was typed or chosen by the visitor. */
function isUntouched({ values, initial }: FormState): boolean {
  return isEmpty(values) || areSame(values, initial);
}

/** The edge of the page shows something that disappears by itself. */
export function hasPassingOffer({ dialog, phase, announcesSuccess, drafts }: FormState): boolean {
  return dialog === "closed" && phase !== "sending" && (announcesSuccess || drafts[0]?.unsent === false);
}

/** Leaving the page now could lose what the visitor believes was sent. */
export function hasUnsentValues(state: FormState): boolean {
  return isBusy(state) || state.drafts.some(({ unsent }) => unsent);
}

/** A wrong email address is reported while it is typed; a corrected field loses its error. */
function errorsWhileTyping(state: FormState, { values, field = "email" }: { values: FormValues; field?: string }) {
  const isWrong = field === "email" && values.email !== "" && !emailPattern.test(values.email.trim());
  return { ...state.errors, [field]: isWrong ? "invalidEmail" : undefined } satisfies FieldErrors;
}

function send(state: FormState): FormState {
  const { values, captcha } = state;
  const errors = findFieldErrors(values);
  if (Object.keys(errors).length > 0) return refuse(state, errors);
  if (captcha.state === "working") return { ...state, phase: "checking", errors };
  if (!captcha.token) return { ...state, phase: "editing", errors, captcha: { ...captcha, state: "missing" } };
  const request = { values, captchaToken: captcha.token };
  return { ...state, phase: "sending", attempt: state.attempt + 1, errors, request };
}

function refuse(state: FormState, errors: FieldErrors): FormState {
  return { ...state, phase: "editing", errors, refusals: state.refusals + 1 };
}

function withOutcome(before: FormState, result: Outcome): FormState {
  // A token is valid once, whatever the outcome.
  const captcha: FormState["captcha"] = { state: "idle", run: before.captcha.run + 1 };
  const state = { ...before, captcha, drafts: result.outcome === "stored" ? before.drafts : withRequestOf(before) };
  switch (result.outcome) {
    case "stored":
      return { ...state, phase: "sent", announcesSuccess: true };
    case "captcha":
      return { ...state, phase: "editing", captcha: { ...captcha, state: "missing" } };
    case "fields":
      return refuse(state, result.fields);
    default:
      return { ...state, phase: "failed", failure: result.outcome };
  }
}

/** The dialog is hidden: clears the form. Values that are being sent stay until the outcome is known. */
function leave(state: FormState, unsent = state.phase === "checking"): FormState {
  if (state.phase === "sending") return { ...state, dialog: "closed" };
  return {
    ...emptyForm,
    initial: state.initial,
    values: state.initial,
    attempt: state.attempt + 1,
    writes: state.writes + 1,
    refusals: state.refusals,
    captcha: { state: "idle", run: state.captcha.run + 1 },
    drafts: withValuesOf(state, state.drafts, unsent),
    announcesSuccess: state.announcesSuccess,
  };
}

function open(state: FormState): FormState {
  const opened: FormState = { ...state, dialog: "open", announcesSuccess: false };
  return opened.drafts[0]?.unsent && isUntouched(opened) ? restore(opened) : opened;
}

/** Restores the latest draft. What is in the form becomes a draft instead. */
function restore(state: FormState): FormState {
  const [draft, ...older] = state.drafts;
  if (!draft || state.phase === "sending") return state;
  const { values, errors, failure } = draft;
  return {
    ...state,
    phase: failure ? "failed" : "editing",
    attempt: state.attempt + 1,
    values,
    writes: state.writes + 1,
    errors,
    failure,
    request: undefined,
    drafts: withValuesOf(state, older, false),
    announcesSuccess: false,
  };
}

/** If a request fails after something else was typed, its values are offered as a draft too. */
function withRequestOf({ request, values, drafts }: FormState): Draft[] {
  if (!request || areSame(request.values, values)) return drafts;
  return [{ values: request.values, errors: {}, failure: undefined, unsent: false }, ...drafts];
}

function withValuesOf(state: FormState, drafts: Draft[], unsent: boolean): Draft[] {
  if (isUntouched(state) || isDone(state)) return drafts;
  const { values, errors, phase, failure } = state;
  return [{ values, errors, failure: phase === "failed" ? failure : undefined, unsent }, ...drafts];
}
