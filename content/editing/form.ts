import type { Reference } from "#content/check-references.ts";
import { valueAt } from "#content/schema/inspect.ts";
import { isGroup } from "#content/translate.ts";
import { cutAtWord } from "./cut-at-word.ts";
import { type Field, hasTranslation, type Kind } from "./kinds.ts";
import { isEmpty, listOf, type Values } from "./values.ts";

/** How a translation stands to the English text of today. */
type State = "missing" | "outdated" | "current";

/** One place to type in. `name` is that of the field in the form, like "mn.hero.pitch". */
export type Input = {
  name: string;
  language: string;
  value: string;
  state?: State | undefined;
  /** Says, where it is sent, that an outdated translation fits. */
  fits?: string | undefined;
  mistakes: readonly string[];
  /** What a colleague has written there meanwhile. */
  now?: string | undefined;
  /** What visitors read in place of the facts that it names. */
  facts?: string | undefined;
  /** The file of the picture that is named. */
  picture?: string | undefined;
};

/** One of several values, and what it is called. */
export type Option = { value: string; label: string };

/** A part of a form, as pages show it. */
export type FormPart = { label: string; hint?: string | undefined } & (
  | {
      is: "field";
      kind: "line" | "lines" | "markdown" | "date" | "number" | "choice" | "switch" | "words" | "picture";
      isOptional: boolean;
      options?: readonly Option[];
      inputs: readonly Input[];
    }
  | { is: "group"; name: string; parts: readonly FormPart[] }
  | {
      is: "list";
      name: string;
      language: string | undefined;
      isFixed: boolean;
      state?: State | undefined;
      fits?: string | undefined;
      mistakes: readonly string[];
      items: readonly { label: string; parts: readonly FormPart[] }[];
    }
);

/** What is said beside a value. */
export type Notes = {
  /** By the name that a text has in translated-from.json. */
  stateOf: (language: string, field: string) => State | undefined;
  hintOf: (hint: string) => string;
  mistakesAt: (name: string) => readonly string[];
  nowAt: (name: string) => string | undefined;
  factsIn: (text: string) => string | undefined;
  pictureOf: (name: string) => string | undefined;
  /** The items of a list that a field names one of. */
  optionsOf: (list: Reference) => Option[];
};

export const withoutNotes: Notes = {
  stateOf: () => undefined,
  hintOf: (hint) => hint,
  mistakesAt: () => [],
  nowAt: () => undefined,
  factsIn: () => undefined,
  pictureOf: () => undefined,
  optionsOf: () => [],
};

/** The form of a file, in all the languages of `values`. */
export function formOf(fields: readonly Field[], values: Values, notes: Notes): FormPart[] {
  return partsOf(fields, Object.keys(values), values, [], []);

  /** `path` leads to a place in the form, `names` to the same in translated-from.json, which names items by their keys. */
  function partsOf(
    fields: readonly Field[],
    languages: readonly string[],
    values: Values,
    path: readonly string[],
    names: readonly string[],
  ): FormPart[] {
    return fields.flatMap((field) => {
      const inner = Object.fromEntries(languages.map((language) => [language, valueAt(values[language], field.name)]));
      return partOf(field, languages, inner, [...path, field.name], [...names, field.name]);
    });
  }

  function partOf(
    { label, hint: said, isOptional, kind }: Field,
    languages: readonly string[],
    values: Values,
    path: readonly string[],
    names: readonly string[],
  ): FormPart[] {
    const hint = said && notes.hintOf(said);
    if (kind.is === "group")
      return [
        { is: "group", name: path.join("."), label, hint, parts: partsOf(kind.fields, languages, values, path, names) },
      ];
    if (kind.is === "list") return listParts(kind, { label, hint }, languages, values, path, names);
    const shown = languages.filter((_, index) => index === 0 || hasTranslation(kind));
    const inputs = shown.map((language): Input => {
      const name = [language, ...path].join(".");
      const value = textOf(values[language]);
      const picture = kind.is === "picture" ? notes.pictureOf(folded(kind.folder, value)) : undefined;
      const state = language === "en" ? undefined : notes.stateOf(language, names.join("."));
      const fits = fitsName(state, language, names.join("."));
      const facts = language === "en" ? notes.factsIn(value) : undefined;
      const said = { state, fits, mistakes: notes.mistakesAt(name), now: notes.nowAt(name), facts, picture };
      return { name, language, value, ...said };
    });
    const options = optionsOf(kind);
    const input = kind.is === "text" ? kind.input : kind.is;
    return [{ is: "field", kind: options.length > 0 ? "choice" : input, label, hint, isOptional, options, inputs }];
  }

  function optionsOf(kind: Kind): Option[] {
    if (kind.is === "choice") return kind.values.map((value) => ({ value: String(value), label: String(value) }));
    return kind.is === "text" && kind.names ? notes.optionsOf(kind.names) : [];
  }

  /** One list for all languages where its items have names; else one for each, because each has its own items. */
  function listParts(
    { item, key, isFixed }: Kind & { is: "list" },
    { label, hint }: Pick<FormPart, "label" | "hint">,
    languages: readonly string[],
    values: Values,
    path: readonly string[],
    names: readonly string[],
  ): FormPart[] {
    const together =
      key || languages.length === 1 || !hasTranslation(item) ? [languages] : languages.map((one) => [one]);
    return together.map((some) => {
      const [first = "en"] = some;
      const name = [first, ...path].join(".");
      const isOneOfSeveral = together.length > 1;
      const state = isOneOfSeveral && first !== "en" ? notes.stateOf(first, `${names.join(".")}.`) : undefined;
      return {
        is: "list",
        name,
        label,
        hint: first === "en" ? hint : undefined,
        language: isOneOfSeveral ? first : undefined,
        isFixed,
        state,
        fits: fitsName(state, first, `${names.join(".")}.`),
        mistakes: notes.mistakesAt(name),
        items: listOf(values[first]).map((own, index) => {
          const place = String(index);
          const inner = Object.fromEntries(some.map((language) => [language, listOf(values[language])[index]]));
          const called = key ? [...names.slice(0, -1), `${names.at(-1)}[${valueAt(own, key)}]`] : [...names, place];
          const field = { name: place, label: `${index + 1}`, isOptional: false, kind: item };
          const parts =
            item.is === "group"
              ? partsOf(item.fields, some, inner, [...path, place], called)
              : partOf(field, some, inner, [...path, place], called);
          const unnamed = item.is === "group" && isEmpty(own) ? "New" : `${index + 1}`;
          return { label: titleOf(own) || unnamed, parts };
        }),
      };
    });
  }
}

function fitsName(state: State | undefined, language: string, field: string): string | undefined {
  return state === "outdated" ? `fits.${language}.${field}` : undefined;
}

/** What an item is called by: its first text. */
function titleOf(value: unknown): string {
  if (!isGroup(value)) return "";
  const { firstName, lastName, title, name, label, question, jobTitle } = value;
  const person = [firstName, lastName].filter(Boolean).join(" ");
  const texts = [person, title, name, label, question, jobTitle, ...Object.values(value)];
  const found = texts.find((one) => typeof one === "string" && one !== "");
  return typeof found === "string" ? cutAtWord(found, 80) : "";
}

/** A value as it stands in a field. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((words) => (Array.isArray(words) ? words.join(", ") : words)).join("\n");
  return isEmpty(value) ? "" : String(value);
}

function folded(folder: string | undefined, name: string): string {
  return folder && name ? `${folder}/${name}` : name;
}

/** Every value of a form by its name, with the labels that lead to it. */
export function* inputsIn(
  parts: readonly FormPart[],
  labels: readonly string[] = [],
): Generator<Input & { labels: readonly string[] }> {
  for (const part of parts) {
    const inner = [...labels, part.label];
    if (part.is === "field") for (const input of part.inputs) yield { ...input, labels: inner };
    else if (part.is === "group") yield* inputsIn(part.parts, inner);
    else
      for (const item of part.items)
        yield* item.parts.length === 1 && item.parts[0]?.label === item.label
          ? inputsIn(item.parts, inner)
          : inputsIn(item.parts, [...inner, item.label]);
  }
}
