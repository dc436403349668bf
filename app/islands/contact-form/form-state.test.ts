import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  emptyForm,
  type FormAction,
  type FormState,
  formReducer,
  hasUnsentValues,
  isBusy,
  startForm,
} from "./form-state.ts";
import { type FormValues, isEmpty, noValues } from "./form-values.ts";

const values: FormValues = { ...noValues, name: "Ada", email: "ada@engine.test", body: "A machine." };
const otherValues: FormValues = { ...values, body: "Another machine." };

/** A step of a test: an action, or a function that takes the numbers from the current state. */
type Step = FormAction | ((state: FormState) => FormAction);

const opened: Step = { type: "opened" };
const closed: Step = { type: "closed" };
const ticked: Step = { type: "ticked" };
const restored: Step = { type: "restored" };
const faded: Step = ({ attempt }) => ({ type: "faded", attempt });
const offerEnded: Step = ({ attempt }) => ({ type: "offerEnded", attempt });
const successShown: Step = ({ attempt }) => ({ type: "successShown", attempt });
const checked: Step = ({ captcha }) => ({ type: "checked", run: captcha.run, token: `token ${captcha.run}` });
const checkFailed: Step = ({ captcha }) => ({ type: "checkEnded", run: captcha.run, reason: "failed" });
const stored: Step = ({ attempt }) => ({ type: "responded", attempt, outcome: "stored" });
const failed: Step = ({ attempt }) => ({ type: "responded", attempt, outcome: "failed" });
const pressed: Step = ({ values }) => ({ type: "submitted", values });
const typed = (values: FormValues): Step => ({ type: "typed", values });

const sending = [opened, typed(values), ticked, checked, pressed];

function play(steps: Step[], from = emptyForm): FormState {
  return steps.reduce((state, step) => formReducer(state, typeof step === "function" ? step(state) : step), from);
}

test("what is typed into a form in a page after its request was stored stays when it is emptied", () => {
  const inPage = startForm({ inPage: true, purpose: "mobileApp", subject: "Register Plus: help" });
  const emptied: Step = ({ attempt }) => ({ type: "emptied", attempt });
  const done = play([typed(values), ticked, checked, pressed, stored, emptied], inPage);
  expect(hasUnsentValues(done)).toBe(false);
  const typedSince = play([typed(values), ticked, checked, pressed, stored, typed(otherValues), emptied], inPage);
  expect(typedSince.values).toEqual(otherValues);
});

describe("sending", () => {
  test("waits for a check that is running, then sends what is in the form by then", () => {
    const waiting = play([opened, typed(values), ticked, pressed]);
    expect(waiting).toMatchObject({ phase: "checking", captcha: { state: "working" } });
    expect(play([pressed], waiting)).toBe(waiting);
    expect(play([typed(otherValues), checked], waiting)).toMatchObject({
      phase: "sending",
      request: { values: otherValues },
    });
    expect(play([typed({ ...values, name: "" }), checked], waiting)).toMatchObject({
      phase: "editing",
      errors: { name: "required" },
    });
  });

  test("does not begin if the check fails, and can be asked for again", () => {
    const state = play([opened, typed(values), ticked, pressed, checkFailed]);
    expect(state).toMatchObject({ phase: "editing", captcha: { state: "failed" } });
    expect(play([ticked, checked, pressed], state).phase).toBe("sending");
  });

  test("never uses a token twice", () => {
    for (const outcome of ["stored", "failed", "tooMany"] as const) {
      const state = play([...sending, ({ attempt }) => ({ type: "responded", attempt, outcome }), typed(otherValues)]);
      expect(play([pressed], state).captcha).toMatchObject({ state: "missing" });
      expect(play([ticked, checked, pressed], state).request?.captchaToken).not.toBe("token 1");
    }
  });
});

describe("closing", () => {
  test("while the form waits for the check sends nothing and says so", () => {
    const state = play([opened, typed(values), ticked, pressed, closed, faded]);
    expect(state).toMatchObject({ phase: "editing", drafts: [{ values, unsent: true }] });
    expect(play([(before) => ({ type: "checked", run: before.captcha.run - 1, token: "late" })], state)).toBe(state);
  });

  test("and opening again while sending shows the form as it is", () => {
    expect(play([...sending, closed, faded, opened])).toMatchObject({ phase: "sending", values });
    expect(play([...sending, closed, opened, stored])).toMatchObject({ phase: "sent", dialog: "open" });
  });

  test("right after the success says it once more, but not when it was read", () => {
    expect(play([...sending, stored, closed, faded])).toMatchObject({ announcesSuccess: true, drafts: [] });
    expect(play([...sending, stored, successShown, closed, faded])).toMatchObject({ announcesSuccess: false });
  });

  test("keeps what was typed after Send was pressed, and what could not be sent", () => {
    expect(play([...sending, typed(otherValues), failed])).toMatchObject({
      values: otherValues,
      drafts: [{ values }],
    });
  });

  test("opens empty again, with the draft on offer in it, however quickly it is opened", () => {
    for (const between of [[faded], []]) {
      const state = play([opened, typed(values), closed, ...between, opened]);
      expect(state).toMatchObject({ values: noValues, drafts: [{ values }] });
      // While the form is open, the offer does not expire.
      expect(play([offerEnded], state)).toBe(state);
    }
  });

  test("a timer of an earlier closing, success or offer does nothing to the form that is open now", () => {
    const { attempt } = play([...sending, stored]);
    const writing = play([...sending, stored, closed, faded, opened, typed(otherValues)]);
    for (const type of ["successShown", "faded", "offerEnded"] as const)
      expect(formReducer(writing, { type, attempt })).toBe(writing);
  });
});

describe("restoring", () => {
  test("swaps with the text in the form", () => {
    const state = play([opened, typed(values), closed, faded, opened, typed(otherValues), restored]);
    expect(state).toMatchObject({ values, drafts: [{ values: otherValues }] });
    expect(play([restored], state)).toMatchObject({ values: otherValues, drafts: [{ values }] });
  });

  test("has to wait while a request is on its way", () => {
    const state = play([opened, typed(otherValues), closed, faded, ...sending]);
    expect(play([restored], state)).toBe(state);
  });
});

test("whatever happens in whatever order, words that left the form are stored, on their way or on offer", {
  timeout: 60_000,
}, () => {
  const late = (action: FormAction): FormAction => {
    if ("attempt" in action) return { ...action, attempt: action.attempt - 1 };
    return "run" in action ? { ...action, run: action.run - 1 } : action;
  };
  const fixed = [opened, closed, ticked, restored, faded, offerEnded, successShown, checked, checkFailed, pressed];
  const outcomes = (["stored", "captcha", "tooMany", "failed"] as const).map(
    (outcome): Step =>
      ({ attempt }) => ({ type: "responded", attempt, outcome }),
  );
  const step = fc.record({
    step: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...fixed, ...outcomes) },
      { weight: 1, arbitrary: fc.constant("types" as const) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
    isLate: fc.nat(9).map((draw) => draw === 0),
  });
  const seen = { stored: 0, offersEnded: 0, restored: 0, announced: 0 };

  fc.assert(
    fc.property(fc.array(step, { minLength: 60, maxLength: 120 }), (steps) => {
      let state = emptyForm;
      const storedValues: string[] = [];
      // One assertion for each run: half a million of them would take longer than all the rest.
      const wrong: string[] = [];
      for (const [index, { step, isLate }] of steps.entries()) {
        const before = state;
        // Nothing is typed into a closed form. `undefined` types, checks the box and presses Send.
        if (step === undefined || step === "types") {
          if (before.dialog !== "open") continue;
          state = play([typed({ ...values, body: `Words of step ${index}.` })], before);
          if (step === undefined) state = play([ticked, checked, pressed], state);
        } else {
          const action = typeof step === "function" ? step(before) : step;
          state = formReducer(before, isLate ? late(action) : action);
          if (before.phase === "sending" && !isLate && action.type === "responded" && action.outcome === "stored") {
            storedValues.push(JSON.stringify(before.request?.values));
            seen.stored++;
          }
          if (action.type === "offerEnded" && state !== before) {
            // Only what was visible at the edge of the page disappears by itself.
            if (before.dialog !== "closed") wrong.push("an offer ended in an open form");
            if (before.drafts[0]?.unsent && before.drafts.length > state.drafts.length)
              wrong.push("the offer of unsent words ended");
            for (const { values } of before.drafts.slice(0, before.drafts.length - state.drafts.length))
              storedValues.push(JSON.stringify(values));
            seen.offersEnded++;
          }
          if (action.type === "restored" && state !== before) {
            // The button at the edge opens the form with it.
            state = play([opened], state);
            seen.restored++;
          }
        }
        if (state.announcesSuccess) seen.announced++;
        const typedOver = step === "types" || step === undefined ? [JSON.stringify(before.values)] : [];
        const found = [...valuesIn(state), ...storedValues, ...typedOver];
        for (const values of valuesIn(before)) if (!found.includes(values)) wrong.push(`lost: ${values}`);
        // A request that is being sent is never forgotten, and only a stored one is announced.
        if (state.announcesSuccess && storedValues.length === 0) wrong.push("announced what was not stored");
        if (state.dialog === "closed" && state.phase !== "sending" && !isEmpty(state.values))
          wrong.push("a closed form kept its words");
        if (isBusy(state) && !hasUnsentValues(state)) wrong.push("a visitor could leave while words are unsent");
      }
      expect(wrong).toEqual([]);
    }),
    { numRuns: 2_000, seed: 5 },
  );
  // The random steps reach the cases they are meant for.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
});

function valuesIn({ phase, values, request, drafts }: FormState): string[] {
  const onTheirWay = phase === "sending" && request ? [request.values] : [];
  return [values, ...onTheirWay, ...drafts.map((draft) => draft.values)]
    .filter((one) => !isEmpty(one))
    .map((one) => JSON.stringify(one));
}
