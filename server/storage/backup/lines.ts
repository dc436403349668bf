import type { Tables } from "#server/storage/tables.ts";

/** The tables of a backup, in the order in which they can be put back. Counts of clients are not worth keeping. */
export const savedTables = ["contact_request", "outgoing_mail", "captcha_use"] as const;
export type SavedTable = (typeof savedTables)[number];

/**
 * A backup is text: a first line, one line for each row, and a last line with the number of rows, by which a backup
 * that was cut short is known. Both databases read and write it, so it also moves a site from one to the other.
 */
export type Line =
  | { backup: 1; at: string }
  | { [Table in SavedTable]: { table: Table; row: Tables[Table] } }[SavedTable]
  | { end: Record<SavedTable, number> };
