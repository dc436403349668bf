/** Milliseconds per typed letter, per deleted one, and for a whole phrase: the specification's. */
const timing = { type: 150, erase: 100, hold: 2_000 };

/**
 * Types what the company offers into the hero, without a change of the page: the phrases stand below each other and come
 * up in turn, and a cover with the dot at its edge steps over their letters. Transforms alone need no main thread.
 */
export async function typeTagline(line: HTMLElement): Promise<void> {
  const { fonts, adoptedStyleSheets } = line.ownerDocument;
  await fonts.ready;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesFor([...line.querySelectorAll(":scope > * > *")].map(edgesOf)));
  adoptedStyleSheets.push(sheet);
}

/** Where each letter of a phrase begins, and where the last one ends, in em: so they hold at every size of the text. */
function edgesOf(phrase: Element): number[] {
  const text = phrase.firstChild as Text;
  const fontSize = Number.parseFloat(getComputedStyle(phrase).fontSize);
  const range = new Range();
  range.setStart(text, 0);
  return Array.from({ length: text.length + 1 }, (_, length) => {
    range.setEnd(text, length);
    return Math.round((range.getBoundingClientRect().width / fontSize) * 1_000) / 1_000;
  });
}

function stylesFor(phrases: readonly number[][]): string {
  const steps: { at: number; edge?: number | undefined; phrase?: number }[] = [
    { at: 0, phrase: 0, edge: phrases[0]?.at(-1) },
  ];
  let now = 0;
  phrases.forEach((edges, index) => {
    now += timing.hold;
    for (let length = edges.length - 2; length > 0; length--, now += timing.erase)
      steps.push({ at: now, edge: edges[length] });
    const phrase = (index + 1) % phrases.length;
    const next = phrases[phrase] ?? [];
    steps.push({ at: now, phrase });
    for (let length = 1; length < next.length; length++) {
      if (length > 1) now += timing.type;
      steps.push({ at: now, edge: next[length] });
    }
  });
  const keyframes = (key: "edge" | "phrase", style: (value: number) => string) =>
    steps.map(({ at, [key]: value }) => (value === undefined ? "" : `${(at / now) * 100}%{${style(value)}}`)).join("");
  return `@keyframes cover{${keyframes("edge", (edge) => `opacity:1;translate:${edge}em`)}}
@keyframes phrases{${keyframes("phrase", (phrase) => `translate:0 -${phrase}lh`)}}
@layer motion{@media (prefers-reduced-motion:no-preference){
[data-typed]>*{animation:phrases ${now}ms step-end infinite}
[data-typed]>:last-child{animation-name:cover}}}`;
}
