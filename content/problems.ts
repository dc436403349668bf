/** Where a value of the content was written. */
type Origin = { file: string; line: number; keys: Record<string, number> };

const origins = new WeakMap<object, Origin>();

/** Remembers where a group of fields or a list was written, and the line of each of its entries. */
export function remember<Value extends object>(value: Value, origin: Origin): Value {
  origins.set(value, origin);
  return value;
}

/** The file and the line of a field. For a field that is missing it is the line of the group that lacks it. */
export function whereIs(root: object, path: readonly PropertyKey[]): { file: string; line: number; field: string } {
  let value: unknown = root;
  let found = { file: "", line: 1, start: 0 };
  for (const [depth, key] of [...path, undefined].entries()) {
    const origin = typeof value === "object" && value !== null ? origins.get(value) : undefined;
    if (origin && origin.file !== found.file) found = { ...origin, start: depth };
    const line = origin && (origin.keys[String(key)] ?? origin.line);
    if (line) found = { ...found, line };
    if (key !== undefined) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  }
  return { file: found.file, line: found.line, field: path.slice(found.start).join(".") };
}

/** One mistake in the content: where it is, and what is wrong, in words for an editor. */
export type Problem = { file: string; line: number; field?: string; sentence: string };

export function describeProblem({ file, line, field, sentence }: Problem): string {
  return [`${file}:${line}`, field, sentence].filter(Boolean).join(": ");
}

/** Stops whatever needs the content, and lists every mistake. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The content has mistakes:\n${problems.map((problem) => `  ${describeProblem(problem)}`).join("\n")}`);
    this.problems = problems;
  }
}
