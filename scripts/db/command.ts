import type { DatabaseConfig } from "../../server/storage/open.ts";

/** One thing that `npm run db` can do. */
export type Command = {
  summary: string;
  /** What has to follow the name, like "<file>". */
  usage: string;
  help: string;
  /** True for a command that may make a new database. */
  begins?: true;
  /** Does it and returns what to say. `argument` is what followed the name. */
  run: (place: DatabaseConfig & { RETENTION_DAYS: number }, argument: string | undefined) => Promise<string>;
};

/** The argument, or an error that says what is missing. */
export function required(argument: string | undefined, what: string): string {
  if (!argument) throw new Error(`This command needs ${what}. With --help it says more.`);
  return argument;
}

/** The argument as an e-mail address. Nothing is held about a name, and saying so would sound like an answer. */
export function addressFrom(argument: string | undefined): string {
  const address = required(argument, "an e-mail address").trim();
  if (!/^\S+@\S+$/.test(address)) throw new Error(`"${address}" is not an e-mail address.`);
  return address;
}
