/** Where a value of the content was written. */
type Origin = {
  file: string;
  line: number;
  keys: Record<string, number>;
  /** The texts with markers, as they stand in the file. */
  marked?: Record<string, string>;
  translations?: Record<string, Origin>;
};

const origins = new WeakMap<object, Origin>();

/** Remembers where a group of fields or a list was written, and the line of each of its entries. */
export function remember<Value extends object>(value: Value, origin: Origin): Value {
  origins.set(value, origin);
  return value;
}

/**
 * Puts the words of a translation in place of the English ones. What it lacks stays English; what it names that English
 * does not have is left to the schema.
 */
export function translate(english: Record<string, unknown>, translation: object): void {
  const origin = origins.get(english);
  const translated = origins.get(translation);
  for (const [key, words] of Object.entries(translation)) {
    const own = english[key];
    if (isGroup(own) && isGroup(words)) translate(own, words);
    else {
      english[key] = words;
      if (origin && translated) origin.translations = { ...origin.translations, [key]: translated };
    }
  }
}

/** True for a group of fields, and for a list of groups: in these a translation holds some fields and English the others. */
function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(Array.isArray(value) && value.every((one) => !isGroup(one)));
}

/** A text as it stands in its file, if it has markers that are filled in. */
export function markedText(root: object, path: readonly PropertyKey[]): string | undefined {
  const key = String(path.at(-1));
  const group = path.slice(0, -1).reduce<unknown>((value, one) => Reflect.get(value as object, one), root);
  const origin = origins.get(group as object);
  return (origin?.translations?.[key] ?? origin)?.marked?.[key];
}

/** The file and the line of a field. For a field that is missing it is the line of the group that lacks it. */
export function whereIs(root: object, path: readonly PropertyKey[]): { file: string; line: number; field: string } {
  let value: unknown = root;
  let found = { file: "", line: 1 };
  // A field is named as it stands in its file, and a translation has the fields of its English file.
  let owner = "";
  let start = 0;
  for (const [depth, key] of [...path, undefined].entries()) {
    const group = typeof value === "object" && value !== null ? origins.get(value) : undefined;
    if (group && group.file !== owner) [owner, start] = [group.file, depth];
    const origin = group?.translations?.[String(key)] ?? group;
    if (origin) found = { file: origin.file, line: origin.keys[String(key)] ?? origin.line };
    if (key !== undefined) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  }
  return { ...found, field: path.slice(start).join(".") };
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
