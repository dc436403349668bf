import type { ContentMistake } from "./mistakes.ts";
import { rememberTranslation, whereIs } from "./origins.ts";
import { fieldSchema, keyOf, type Schema, valueAt } from "./schema/inspect.ts";

export type Fields = Record<string, unknown>;

/**
 * Puts the texts of a translated file in place of the English ones. What it lacks stays English; what it names that
 * English does not have is left to the schema. The items of a list are those of the English one in its order: each
 * translated item names the one that it belongs to. A list whose items have no such name is translated as a whole.
 */
export function translate(english: Fields, translation: Fields, schema: Schema): ContentMistake[] {
  const mistakes: ContentMistake[] = [];
  translateGroup(english, translation, schema, []);
  return mistakes;

  function translateGroup(english: Fields, translated: Fields, schema: Schema, path: string[]): void {
    for (const [field, text] of Object.entries(translated)) {
      const own = english[field];
      const inner = fieldSchema(schema, field);
      const key = keyOf(inner);
      if (key && Array.isArray(own) && Array.isArray(text)) translateItems(own, text, inner, key, [...path, field]);
      else if (isGroup(own) && isGroup(text)) translateGroup(own, text, inner, [...path, field]);
      // What is the same, like the name of an item, is where it was in English.
      else if (own !== text) {
        english[field] = text;
        rememberTranslation(english, translated, field);
      }
    }
  }

  function translateItems(english: unknown[], translated: unknown[], list: Schema, key: string, path: string[]): void {
    const names = translated.map((item) => valueAt(item, key));
    for (const [index, name] of names.entries()) {
      const place = [...path, String(index)];
      const refuse = (sentence: string) =>
        mistakes.push({ ...whereIs(translation, [...place, ...key.split(".")]), sentence });
      const own = english.find((item) => valueAt(item, key) === name);
      if (name === undefined) refuse("is missing; it says which item of the English list this one translates");
      else if (!own) refuse(`no item of the English list has "${name}" here; correct it, or take this item out`);
      else if (names.indexOf(name) < index) refuse(`"${name}" is here twice`);
      else translateGroup(own as Fields, translated[index] as Fields, fieldSchema(list, String(index)), place);
    }
  }
}

export function isGroup(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
