import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

/** The hashes of the English texts that a file was translated from, by field, like `works.items.0.title`. */
export type TranslatedFile = Readonly<Record<string, string>>;

/** A hash of the English text that each translation was made from, by file and field. */
export type TranslatedFrom = Record<string, TranslatedFile>;

/** Where the staff's commands keep it: next to the translations. */
export const translatedFromFile = "translated-from.json";

export function readTranslatedFrom(folder: string): TranslatedFrom {
  const file = `${folder}/${translatedFromFile}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

/**
 * A translation has the words of a list by position. Where the order of English has changed since, each item follows the
 * English one that it was translated from: a new item in the middle must not give all later ones their neighbor's words.
 * A list that has got longer or shorter itself since has been put in order by hand.
 */
export function followEnglish(english: unknown, words: unknown, from: TranslatedFile, path = ""): void {
  if (!isObject(english) || !isObject(words)) return;
  const items = Object.entries(words);
  const places = Array.isArray(english) && Array.isArray(words) ? placesIn(english, words, from, path) : undefined;
  if (places && Array.isArray(words)) words.length = 0;
  for (const [key, item] of items) {
    const place = places ? places.get(key) : key;
    // English no longer has it.
    if (place === undefined) continue;
    words[place] = item;
    followEnglish(english[place], item, from, `${path}${key}.`);
  }
}

/** Where each item of a list belongs, or nothing if all stay. */
function placesIn(english: unknown[], words: unknown[], from: TranslatedFile, path: string) {
  const known = Object.entries(from).filter(([field]) => field.startsWith(path));
  const recorded = Math.max(...known.map(([field]) => Number.parseInt(field.slice(path.length), 10)));
  if (words.findLastIndex((item) => isObject(item) && Object.keys(item).length > 0) !== recorded) return undefined;
  const sources = words.map((_, index) => {
    const own = `${path}${index}.`;
    return known.filter(([field]) => field.startsWith(own)).map(([field, hash]) => [field.slice(own.length), hash]);
  });
  const fits = (index: number, place: number) =>
    sources[index]?.some(([field = "", hash]) => {
      const text = field.split(".").reduce<unknown>((value, key) => isObject(value) && value[key], english[place]);
      return typeof text === "string" && hashOf(text) === hash;
    });
  const staying = words.map((_, index) => sources[index]?.length === 0 || fits(index, index));
  if (staying.every(Boolean)) return undefined;
  const places = new Map<string, string>();
  const taken = new Set([...words.keys()].filter((index) => staying[index]));
  const take = (index: number, place: number) => {
    places.set(String(index), String(place));
    taken.add(place);
  };
  for (const index of taken) take(index, index);
  for (const index of words.keys()) {
    if (staying[index]) continue;
    const place = english.findIndex((_, place) => !taken.has(place) && fits(index, place));
    if (place >= 0) take(index, place);
  }
  // A text that only changed stays, if its place is free.
  for (const index of words.keys()) {
    if (!places.has(String(index)) && !taken.has(index) && index < english.length) take(index, index);
  }
  return places;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
