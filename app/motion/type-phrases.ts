import { mayMove, onMotionChange } from "./motion.ts";

/**
 * Milliseconds per typed letter, per erased letter, and for a whole phrase. Typing a phrase takes no longer than
 * `typeWithin`: of a long one several letters come at a time.
 */
type Timing = { type: number; erase: number; hold: number; typeWithin: number };

/**
 * Types phrases of these lengths, one after the other, in a loop: `show` gets how many letters of which are there. Returns
 * the function that stops it.
 */
export function typePhrases(
  lengths: readonly number[],
  timing: Timing,
  show: (phrase: number, length: number) => void,
): () => void {
  const stopping = new AbortController();
  let timer = 0;

  function run() {
    window.clearTimeout(timer);
    if (!mayMove()) show(0, lengths[0] ?? 0);
    else type(0, 1);
  }
  function type(phrase: number, length: number) {
    show(phrase, length);
    const whole = lengths[phrase] ?? 0;
    const few = Math.ceil((whole * timing.type) / timing.typeWithin);
    if (length < whole) timer = window.setTimeout(type, timing.type, phrase, Math.min(whole, length + few));
    else timer = window.setTimeout(erase, timing.hold, phrase, length - 1);
  }
  function erase(phrase: number, length: number) {
    show(phrase, length);
    if (length > 0) timer = window.setTimeout(erase, timing.erase, phrase, length - 1);
    else type((phrase + 1) % lengths.length, 1);
  }

  onMotionChange(run, stopping.signal);
  run();
  return () => {
    stopping.abort();
    window.clearTimeout(timer);
  };
}
