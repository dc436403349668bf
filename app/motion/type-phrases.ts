import { mayMove, onMotionChange } from "./motion.ts";

/** Milliseconds per typed letter, per erased letter, and for a whole phrase. */
type Timing = { type: number; erase: number; hold: number };

/** Types phrases into an element, one after the other, in a loop. Returns the function that stops it. */
export function typePhrases(element: HTMLElement, phrases: readonly string[], timing: Timing): () => void {
  const stopping = new AbortController();
  let timer = 0;

  function run() {
    window.clearTimeout(timer);
    if (!mayMove()) element.textContent = phrases[0] ?? "";
    else type(0, 1);
  }
  function erase(phrase: number) {
    const text = element.textContent ?? "";
    element.textContent = text.slice(0, -1);
    if (text.length > 1) timer = window.setTimeout(erase, timing.erase, phrase);
    else type((phrase + 1) % phrases.length, 1);
  }
  function type(phrase: number, length: number) {
    const text = phrases[phrase] ?? "";
    element.textContent = text.slice(0, length);
    if (length < text.length) timer = window.setTimeout(type, timing.type, phrase, length + 1);
    else timer = window.setTimeout(erase, timing.hold, phrase);
  }

  onMotionChange(run, stopping.signal);
  run();
  return () => {
    stopping.abort();
    window.clearTimeout(timer);
  };
}
