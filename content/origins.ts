/** Where a group of fields or a list was written. */
type Origin = {
  file: string;
  line: number;
  /** True for all of a file: its fields are named from there. */
  isFile?: boolean;
  /** The lines of its fields or items. */
  keys: Record<string, number>;
  /** The texts with markers, as they stand in the file. */
  marked?: Record<string, string>;
  /** The origins of the fields that a translation has replaced. */
  translations?: Record<string, Origin>;
};

// Beside the values, which go to schemas and components as they are.
const origins = new WeakMap<object, Origin>();

export function rememberOrigin<Value extends object>(value: Value, origin: Origin): Value {
  origins.set(value, origin);
  return value;
}

/** Remembers that a field of the English group is now that of the translated one. */
export function rememberTranslation(english: object, translation: object, field: string): void {
  const origin = origins.get(english);
  const translated = origins.get(translation);
  if (origin && translated) origin.translations = { ...origin.translations, [field]: translated };
}

/** Takes an item out of a list. Those after it remember their lines. */
export function removeItem(list: unknown[], index: number): void {
  list.splice(index, 1);
  const { keys } = origins.get(list) ?? { keys: {} as Record<string, number> };
  for (let next = index; next < list.length; next += 1) keys[next] = keys[next + 1] ?? 1;
}

/** The file and the line of a field. For a field that is missing it is the line of the group that lacks it. */
export function whereIs(root: object, path: readonly PropertyKey[]): { file: string; line: number; field: string } {
  let value: unknown = root;
  let found = { file: "", line: 1 };
  let start = 0;
  for (const [depth, key] of [...path, undefined].entries()) {
    const group = typeof value === "object" && value !== null ? origins.get(value) : undefined;
    if (group?.isFile) start = depth;
    const origin = group?.translations?.[String(key)] ?? group;
    if (origin) found = { file: origin.file, line: origin.keys[String(key)] ?? origin.line };
    if (key !== undefined) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  }
  return { ...found, field: path.slice(start).join(".") };
}

/** Every text in a value, and where in it. */
export function* stringsIn(value: unknown, path: string[] = []): Generator<{ text: string; path: string[] }> {
  if (typeof value === "string") yield { text: value, path };
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* stringsIn(inner, [...path, key]);
}

/** A field's name for all items of its list, like "clover.apps.*.card". */
export function fieldOf(path: readonly string[]): string {
  return path.map((key) => (/^\d+$/.test(key) ? "*" : key)).join(".");
}

/** A text as it stands in its file, if it has markers that are filled in. */
export function markedText(root: object, path: readonly PropertyKey[]): string | undefined {
  const key = String(path.at(-1));
  const group = path.slice(0, -1).reduce<unknown>((value, one) => Reflect.get(value as object, one), root);
  const origin = origins.get(group as object);
  return (origin?.translations?.[key] ?? origin)?.marked?.[key];
}
