type Rule = readonly [RegExp, string];

/** What a keyboard has one sign for: an apostrophe, a quotation mark that opens, one that closes. Alike in English and Mongolian. */
const quotes: readonly Rule[] = [
  [/(?<=[\p{L}\d.,!?%])'/gu, "’"],
  [/'/g, "‘"],
  [/(?<![^\s([‘])"(?=\S)/g, "“"],
  [/"/g, "”"],
];

/**
 * How a text is set, by language: its quotation marks, and where a line must not end. In Mongolian a particle stays with
 * the word before it, and an ending with its figure or Latin word: U+2060 after a hyphen does that with no letter that the
 * typeface would need.
 */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  // A dash ends a line and begins none, and an hour stays with its half of the day.
  en: [...quotes, [/ (?=- )|(?<=\d) (?=[ap]\.m\.)/g, "\u00a0"]],
  mn: [
    ...quotes,
    // Not in the first words: in a large heading, a word with its particle may be wider than the column.
    [/(?<=.{20}) (?=(?:л|ч|нь|тань|маань|уу|үү|вэ|бэ|руу|рүү)(?!\p{L}))/gu, "\u00a0"],
    [/(?<=долоо) (?=хоног)|(?<=\d-р) (?=давхар)/gu, "\u00a0"],
    [/(?<=[\dA-Za-z%]|и)-(?=\p{Script=Cyrillic})/giu, "-\u2060"],
  ],
};

/** In an English heading, a figure stays with the word after it and with a short first one, and two short words balance two. */
const headingRules: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [
      /(?<=(?:^| )[\d.,]+) (?=\p{L})|(?<=^\p{L}{1,4}) (?=\d)|(?<=^\p{L}{1,5}) (?=\p{L}{1,4}, \p{L}+ \p{L}+$)/gu,
      "\u00a0",
    ],
  ],
};

/** A copy of the content as it is set. An `alt`, which nobody sees in lines, only gets its quotation marks. */
export function typeset<Value>(language: string, value: Value): Value {
  const own = rules[language];
  return own ? (copy(value) as Value) : value;

  function copy(value: unknown, key = ""): unknown {
    if (typeof value === "string") {
      const headings = key === "title" ? (headingRules[language] ?? []) : [];
      const all = [...(key === "alt" ? quotes : (own ?? [])), ...headings];
      return all.reduce((text, [place, mark]) => text.replace(place, mark), value);
    }
    if (Array.isArray(value)) return value.map((item) => copy(item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner, key)]));
  }
}
