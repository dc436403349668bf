import type { DatabaseSync } from "node:sqlite";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Engine } from "./transaction.ts";

const maxWords = 10;
const maxWordLength = 100;

/** True for requests that hold all words of a search in their name, email, subject, message or notes, or its phone number. */
export function isFound(engine: Engine["name"], search: string): Expression<SqlBool> {
  const number = phoneNumberIn(search);
  const words = holdsWords(engine, search);
  return number === undefined ? words : sql`(${words} or ${hasNumber(engine, number)})`;
}

/** Fewer digits are in nearly every number. */
const minDigits = 4;

/** A number with so many digits is whole but for the code of its country. */
const minWhole = 7;

/** The digits of a search that is nothing but a phone number, or a part of one. */
function phoneNumberIn(search: string): string | undefined {
  // A telephone may copy a number with signs that nobody sees.
  if (!/^[\d\s+()[\]./·−\p{Pd}\p{Cf}]+$/u.test(search)) return undefined;
  const number = search.replace(/[^0-9]/g, "");
  return number.length >= minDigits ? number : undefined;
}

/** The codes of countries have three digits, but for these. */
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The ways in which someone else may have written a whole number: with or without what is dialed first inside a country. */
function spellingsOf(number: string): Set<string> {
  const bare = number.replace(/^0+/, "");
  const [code = ""] = bare.match(countryCode) ?? [];
  const rest = bare.slice(code.length).replace(/^0+/, "");
  // One zero leads to another city, none or two to another country, as in +49 (0)30.
  const spellings = /^0[1-9]/.test(number) ? [bare] : [bare, code + rest, `${code}0${rest}`];
  // After the code of North America, or of Russia and Kazakhstan, where 8 takes its place inside the country.
  if (/^[178]\d{10}$/.test(bare)) spellings.push(bare.slice(1));
  return new Set(spellings);
}

/** True for a phone number with these digits in it, whatever zeros are dialed first or however much of it was left out. */
function hasNumber(engine: Engine["name"], number: string): Expression<SqlBool> {
  const digits =
    engine === "sqlite" ? sql<string>`digits_of(phone)` : sql<string>`regexp_replace(phone, '[^0-9]', '', 'g')`;
  const ending = sql<string>`ltrim(${digits}, '0')`;
  const spellings = number.length < minWhole ? [number] : [...spellingsOf(number)];
  const contains = spellings.map((spelling) => sql`${digits} like ${`%${spelling}%`}`);
  return sql`(${sql.join(contains, sql` or `)}
    or (length(${ending}) >= ${sql.lit(minWhole)} and ${number} like '%' || ${ending}))`;
}

function holdsWords(engine: Engine["name"], search: string): Expression<SqlBool> {
  const patterns = patternsOf(search, "[:alnum:]");
  if (patterns.length === 0) return sql`false`;
  const notes = sql`(select string_agg(text, ' ') from request_note where request_id = contact_request.id)`;
  const text = sql`(name || ' ' || email || ' ' || subject || ' ' || body || ' ' || coalesce(${notes}, ''))`;
  if (engine === "sqlite") return sql`holds_words(${text}, ${search})`;
  return sql.join(
    patterns.map((pattern) => sql`${text} ~ ${pattern}`),
    sql` and `,
  );
}

/** SQLite has no regular expressions, so its reader brings those of JavaScript. */
export function addSearch(database: DatabaseSync): void {
  database.function("digits_of", { deterministic: true }, (text) => String(text).replace(/[^0-9]/g, ""));
  let known = { search: "", patterns: [/(?:)/] };
  database.function("holds_words", { deterministic: true }, (text, search) => {
    if (search !== known.search) {
      const patterns = patternsOf(String(search), "\\p{L}\\p{N}").map((pattern) => new RegExp(pattern, "u"));
      known = { search: String(search), patterns };
    }
    return Number(known.patterns.every((pattern) => pattern.test(String(text))));
  });
}

/**
 * A pattern for each word of a search. A longer word may begin with it; but a sign between two words, as in an address,
 * says that the first one is whole.
 */
function patternsOf(search: string, lettersAndDigits: string): string[] {
  const words = withoutAccents(search).matchAll(/([\p{L}\p{N}]+)([^\s\p{L}\p{N}]+(?=[\p{L}\p{N}]))?/gu);
  const inWord = `[${lettersAndDigits}${accents}]`;
  return [...words].slice(0, maxWords).map(([, word = "", sign]) => {
    const isWhole = sign !== undefined && word.length <= maxWordLength;
    const letters = Array.from(word).slice(0, maxWordLength).map(letterPattern).join("");
    return `(?<!${inWord})${letters}${isWhole ? `(?!${inWord})` : ""}`;
  });
}

/** A letter, large or small, with or without accents, whatever the database knows about languages. */
function letterPattern(letter: string): string {
  return `[${variants.get(letter)?.join("") ?? letter}][${accents}]*`;
}

/** What decomposed text has after its letters. */
const accents = "\u0300-\u036f";

/** The letters of Latin, Greek, Cyrillic and other alphabets that differ in no more than size and accents. */
const variants = Map.groupBy(
  Array.from({ length: 0x2000 }, (_, code) => String.fromCharCode(code)).filter((letter) => /\p{L}/u.test(letter)),
  withoutAccents,
);

function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(new RegExp(`[${accents}]`, "g"), "")
    .normalize("NFC")
    .toLowerCase();
}
