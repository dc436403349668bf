/** One mistake in the content: where it is, and what is wrong, in words for an editor. */
export type ContentMistake = { file: string; line: number; field?: string; sentence: string };

/** What was read of the content, and the mistakes in it. */
export type Read<Value> = { value: Value; mistakes: ContentMistake[] };

export function describeMistake({ file, line, field, sentence }: ContentMistake): string {
  return [`${file}:${line}`, field, sentence].filter(Boolean).join(": ");
}

/** Stops whatever needs the content, and lists every mistake. */
export class ContentError extends Error {
  constructor(mistakes: readonly ContentMistake[]) {
    super(`The content has mistakes:\n${mistakes.map((mistake) => `  ${describeMistake(mistake)}`).join("\n")}`);
  }
}
