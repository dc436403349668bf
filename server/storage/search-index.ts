import { sql } from "kysely";
import type { Engine } from "./transaction.ts";

/** What PostgreSQL searches. Signs become spaces: it would take an email address for one word. Part of an index. */
const postgresText =
  "to_tsvector('simple'::regconfig, translate(name || ' ' || email || ' ' || subject || ' ' || body, '@._-/+:', '       '))";

const sqliteText = (row: "new" | "old") =>
  ["name", "email", "subject", "body"].map((name) => `${row}.${name}`).join(" || ' ' || ");

/**
 * An index of the words of every request, for the desk's search. On SQLite triggers keep it, so that a backup, an older
 * server and a deletion by any way need not know about it.
 */
export function createSearchIndex(engine: Engine["name"]): string[] {
  if (engine === "postgres") {
    // Without "fastupdate" no request pays for the words of a thousand others.
    return [`create index request_words on contact_request using gin ((${postgresText})) with (fastupdate = off)`];
  }
  return [
    // SQLite's own row numbers could change.
    `create table request_number (
      number integer primary key,
      request_id text not null unique references contact_request (id) on delete cascade
    )`,
    "create virtual table request_words using fts5(words, content = '', detail = none, columnsize = 0)",
    // What is erased does not stay in the index.
    "insert into request_words (request_words, rank) values ('secure-delete', 1)",
    "insert into request_number (request_id) select id from contact_request order by created_at, id",
    `insert into request_words (rowid, words)
      select number, ${sqliteText("new")} from request_number join contact_request as new on new.id = request_id`,
    `create trigger request_words_added after insert on contact_request begin
      insert into request_number (request_id) values (new.id);
      insert into request_words (rowid, words)
        select number, ${sqliteText("new")} from request_number where request_id = new.id;
    end`,
    `create trigger request_words_deleted before delete on contact_request begin
      insert into request_words (request_words, rowid, words)
        select 'delete', number, ${sqliteText("old")} from request_number where request_id = old.id;
    end`,
  ];
}

/** A word of a search. Requests may hold a longer word that begins with it, unless it must be whole. */
export type SearchWord = { text: string; isWhole: boolean };

/** True for requests that hold all these words. Only for PostgreSQL. */
export function holdsWords(words: readonly SearchWord[]) {
  const query = words.map(({ text, isWhole }) => (isWhole ? text : `${text}:*`)).join(" & ");
  return sql<boolean>`${sql.raw(postgresText)} @@ to_tsquery('simple', ${query})`;
}

/** The same for SQLite's `match`. */
export function matchingWords(words: readonly SearchWord[]): string {
  return words.map(({ text, isWhole }) => (isWhole ? `"${text}"` : `"${text}"*`)).join(" ");
}

/**
 * The words of a search, without anything that means something to a database. A sign between two words, as in an address,
 * says that the first one is whole; so an index need not read every word that begins like it.
 */
export function wordsOf(search: string): SearchWord[] {
  const parts = search
    .normalize("NFC")
    .toLowerCase()
    .matchAll(/([\p{L}\p{N}]+)([^\s\p{L}\p{N}]+(?=[\p{L}\p{N}]))?/gu);
  const words = new Map<string, boolean>();
  for (const [, text = "", sign] of parts) {
    const isWhole = sign !== undefined && text.length <= longestWord;
    words.set(text.slice(0, longestWord), isWhole);
  }
  return [...words].slice(0, mostWords).map(([text, isWhole]) => ({ text, isWhole }));
}

const longestWord = 100;
const mostWords = 10;
