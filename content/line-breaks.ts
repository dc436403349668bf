/**
 * Where a line must not end, by language. In Mongolian a particle stays with the word before it, and an
 * ending with its figure or Latin word: U+2060 after a hyphen does that with no letter that the typeface would need.
 */
const rules: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  // A dash ends a line and begins none.
  en: [[/ (?=- )/g, "\u00a0"]],
  mn: [
    // Not in the first words: in a large heading, a word with its particle may be wider than the column.
    [/(?<=.{20}) (?=(?:л|ч|нь|тань|маань|уу|үү|вэ|бэ|руу|рүү)(?!\p{L}))/gu, "\u00a0"],
    [/(?<=долоо) (?=хоног)|(?<=\d-р) (?=давхар)/gu, "\u00a0"],
    [/(?<=[\dA-Za-z%]|и)-(?=\p{Script=Cyrillic})/giu, "-\u2060"],
  ],
};

/** A copy of the content in which lines end only where they may. What nobody sees in lines, an `alt`, stays as it is. */
export function keepTogether<Value>(language: string, value: Value): Value {
  const own = rules[language];
  return own ? (copy(value) as Value) : value;

  function copy(value: unknown, key = ""): unknown {
    if (typeof value === "string") {
      return key === "alt" ? value : own?.reduce((text, [place, mark]) => text.replace(place, mark), value);
    }
    if (Array.isArray(value)) return value.map((item) => copy(item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner, key)]));
  }
}
