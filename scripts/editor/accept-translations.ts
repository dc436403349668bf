import type { Change } from "#content/editing/tasks.ts";
import {
  readTranslatedFrom,
  type TextField,
  type TranslatedFrom,
  textFieldsOf,
  translatedFromFile,
} from "#content/translations.ts";
import { type ContentFile, pathIn } from "./content-file.ts";

/**
 * Returns what, called where a change was made, says what translated-from.json becomes by it: whoever writes a translation,
 * or says that it fits, has read the English text of today.
 */
export function acceptTranslations(one: ContentFile, fitting: readonly string[]): () => Change {
  const { file, languages } = one;
  const translations = languages.slice(1);
  const before = new Map(
    translations.flatMap((language) =>
      textsOf(language, one).map(({ field, translation }) => [`${language}.${field}`, translation]),
    ),
  );
  const isFitting = (name: string) => fitting.some((one) => (one.endsWith(".") ? name.startsWith(one) : name === one));
  return () =>
    Object.assign(
      {},
      ...translations.map((language): Change => {
        const all = readTranslatedFrom(`content/${language}`);
        const hashes = textsOf(language, one).flatMap(({ field, hash, from, translation }) => {
          const name = `${language}.${field}`;
          if (translation === undefined) return [];
          const accepted = translation !== before.get(name) || isFitting(name) ? hash : from;
          return accepted ? [[field, accepted]] : [];
        });
        const { [file]: _, ...others } = all;
        const next: TranslatedFrom = { ...all, [file]: Object.fromEntries(hashes) };
        const text = toText(hashes.length > 0 ? next : others);
        return text === toText(all) ? {} : { [pathIn(language, translatedFromFile)]: text };
      }),
    );
}

function toText(translatedFrom: TranslatedFrom): string {
  return `${JSON.stringify(translatedFrom, null, 2)}\n`;
}

function textsOf(language: string, { file, schema: { schema } }: ContentFile): TextField[] {
  return textFieldsOf({ file, schema }, { folder: `content/${language}` });
}
