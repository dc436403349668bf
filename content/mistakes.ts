/** One mistake in the content: where it is, and what is wrong, in words for an editor. */
export type ContentMistake = { file: string; line: number; field?: string; sentence: string };

/** What was read of the content, and the mistakes in it. */
export type Read<Value> = { value: Value; mistakes: ContentMistake[] };

export function describeMistake({ file, line, field, sentence }: ContentMistake): string {
  return [`${file}:${line}`, field, sentence].filter(Boolean).join(": ");
}

/** Each mistake once: one in English is also one in every other language, one in the company's facts in every part. */
export function eachOnce(mistakes: readonly ContentMistake[]): ContentMistake[] {
  return [...new Map(mistakes.map((mistake) => [describeMistake(mistake), mistake])).values()];
}
