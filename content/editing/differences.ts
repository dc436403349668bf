import { type FormPart, type Input, inputsIn } from "./form.ts";

/** A text that differs between two forms of a file, and the labels that lead to it. Without a name it is in neither now. */
type Difference = {
  labels: readonly string[];
  name: string;
  language: string;
  before: string;
  after: string;
  picture?: string | undefined;
  /** Its texts are the names of a list's items, in their order. */
  isOrder?: boolean;
};

type Where = Omit<Difference, "before" | "after">;

type Labels = readonly string[];

/** What differs, in the order of the form. */
export function* differencesBetween(
  before: readonly FormPart[],
  after: readonly FormPart[],
  above: Labels = [],
): Generator<Difference> {
  for (const [index, part] of after.entries()) {
    const old = before[index];
    const labels = [...above, part.label];
    if (part.is === "field") {
      for (const [place, input] of part.inputs.entries())
        yield* inField(old?.is === "field" ? old.inputs[place] : undefined, input, labels);
    } else if (part.is === "group") yield* differencesBetween(old?.is === "group" ? old.parts : [], part.parts, labels);
    else yield* inList(old?.is === "list" ? old.items : [], part, labels);
  }
}

function inField(old: Input | undefined, { name, language, value, picture }: Input, labels: Labels) {
  return inTexts((old?.value ?? "").split("\n\n"), value.split("\n\n"), "\n\n", { labels, name, language, picture });
}

/** Of long texts and lists only the middle that differs. */
function* inTexts(before: string[], after: string[], separator: string, where: Where): Generator<Difference> {
  if (before.join(separator) === after.join(separator)) return;
  const both = [before, after];
  while (before.length > 0 && before[0] === after[0]) for (const texts of both) texts.shift();
  while (before.length > 0 && before.at(-1) === after.at(-1)) for (const texts of both) texts.pop();
  yield { ...where, before: before.join(separator), after: after.join(separator) };
}

type List = FormPart & { is: "list" };
type Item = List["items"][number];

/** An item is the one that has the same texts, else the same name, else stands at the same place among the others. */
function* inList(before: readonly Item[], { name, items }: List, labels: Labels): Generator<Difference> {
  const [language = ""] = name.split(".");
  if ([...before, ...items].every(isText)) {
    yield* inTexts(before.flatMap(textsOf), items.flatMap(textsOf), "\n", { labels, name, language });
    return;
  }
  const pairs = new Map<Item, Item>();
  const left = new Set(before);
  for (const isSame of [hasSameTexts, hasSameLabel, () => true])
    for (const item of items) {
      const old = pairs.has(item) ? undefined : [...left].find((one) => isSame(one, item));
      if (!old) continue;
      pairs.set(item, old);
      left.delete(old);
    }
  for (const item of items)
    yield* differencesBetween(pairs.get(item)?.parts ?? [], item.parts, [...labels, item.label]);
  for (const { label, parts } of left)
    for (const old of inputsIn(parts, [...labels, label]))
      yield* inField(old, { ...old, name: "", value: "", picture: undefined }, old.labels);
  const kept = before.filter((item) => !left.has(item)).map(({ label }) => label);
  const order = items.flatMap((item) => pairs.get(item)?.label ?? []);
  yield* inTexts(kept, order, "\n", { labels: [...labels, "Order"], name, language, isOrder: true });
}

/** Whether an item is a text, and has no labels inside. */
function isText({ label, parts: [part, ...more] }: Item): boolean {
  return more.length === 0 && part?.is === "field" && part.label === label;
}

function textsOf({ parts }: Item): string[] {
  return [...inputsIn(parts)].map(({ value }) => value);
}

function hasSameTexts(one: Item, other: Item): boolean {
  return textsOf(one).join("\0") === textsOf(other).join("\0");
}

function hasSameLabel(one: Item, other: Item): boolean {
  return one.label === other.label;
}
