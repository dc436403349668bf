import type { Change } from "#content/editing/tasks.ts";
import {
  readTranslatedFrom,
  type TextField,
  type TranslatedFrom,
  textFieldsOf,
  translatedFromFile,
} from "#content/translations.ts";
import { languages } from "#contract/languages.ts";
import { type ContentFile, pathIn } from "./content-file.ts";

/**
 * Returns what, called where a change was made, says what translated-from.json becomes by it: whoever writes a translation,
 * or says that it fits, has read the English text of today.
 */
export function acceptTranslations(files: readonly ContentFile[], fitting: readonly string[] = []): () => Change {
  const translations = languages.slice(1);
  const inFile = files.map((one) => {
    const texts = one.languages
      .slice(1)
      .flatMap((language) =>
        textsOf(language, one).map(({ field, translation }): [string, unknown] => [
          `${language}.${field}`,
          translation,
        ]),
      );
    return { one, before: new Map(texts) };
  });
  const isFitting = (name: string) => fitting.some((one) => (one.endsWith(".") ? name.startsWith(one) : name === one));
  return () =>
    Object.assign(
      {},
      ...translations.map((language): Change => {
        const all = readTranslatedFrom(`content/${language}`);
        const next: TranslatedFrom = { ...all };
        for (const { one, before } of inFile) {
          if (!one.languages.includes(language)) continue;
          const hashes = textsOf(language, one).flatMap(({ field, hash, from, translation }) => {
            const name = `${language}.${field}`;
            if (translation === undefined) return [];
            const accepted = translation !== before.get(name) || isFitting(name) ? hash : from;
            return accepted ? [[field, accepted]] : [];
          });
          if (hashes.length > 0) next[one.file] = Object.fromEntries(hashes);
          else delete next[one.file];
        }
        const text = toText(next);
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
