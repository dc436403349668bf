/** A text as its first sentence and what follows, if anything does. A period after "a.m" ends no sentence. */
export function firstSentence(text: string): [first: string, others?: string] {
  const [, first = text, others] = text.match(/^(.*?(?<![ap]\.m)[.?!]) (?=[\p{Lu}[])(.*)$/su) ?? [];
  return [first, others];
}
