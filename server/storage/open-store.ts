import { join } from "node:path";
import { openPostgresStore } from "./postgres/postgres-store.ts";
import { openSqliteStore } from "./sqlite/sqlite-store.ts";
import type { OnTrouble, Store } from "./store.ts";

export type StorePlace = { DATABASE_URL?: string | undefined; DATA_DIR: string };

/** The name of the database file in the data folder. */
export const databaseName = "contact.sqlite";

/** Opens the database that the configuration names, with its tables up to date. */
export function openStore(place: StorePlace, onTrouble?: OnTrouble): Promise<Store> {
  if (place.DATABASE_URL) return openPostgresStore(place.DATABASE_URL, onTrouble);
  return openSqliteStore(join(place.DATA_DIR, databaseName), onTrouble);
}
