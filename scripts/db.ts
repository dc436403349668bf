import { fstatSync, writeFileSync } from "node:fs";
import { readConfiguration } from "../server/env.ts";
import { makePrivateFiles } from "../server/keep-private.ts";
import { backup } from "./db/backup.ts";
import type { Command } from "./db/command.ts";
import { erase } from "./db/erase.ts";
import { exportOne } from "./db/export.ts";
import { migrate } from "./db/migrate.ts";
import { refuseWithoutDatabase } from "./db/refuse-without-database.ts";
import { restore } from "./db/restore.ts";
import { retryMail } from "./db/retry-mail.ts";
import { tidy } from "./db/tidy.ts";

const commands: Record<string, Command> = {
  migrate,
  backup,
  restore,
  export: exportOne,
  erase,
  "retry-mail": retryMail,
  tidy,
};

makePrivateFiles();
const [name = "", ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (!command) {
  console.log(overview());
  process.exit(name === "" || name === "--help" || name === "help" ? 0 : 1);
} else if (rest.includes("--help")) {
  console.log(`npm run db -- ${name} ${command.usage}\n\n${command.help}`);
} else {
  try {
    refuseWhatIsNotUsed(command, rest);
    const env = readConfiguration();
    if (!command.begins) refuseWithoutDatabase(env);
    await say(await command.run(env, rest[0]));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Of two addresses only the first would be erased, and nobody would know. */
function refuseWhatIsNotUsed({ usage }: Command, words: readonly string[]): void {
  const extra = words.find((word, place) => word.startsWith("--") || place >= (usage ? 1 : 0));
  if (extra !== undefined) throw new Error(`"${extra}" is one word too many. Put what has spaces in quotes.`);
}

/** Prints, or fails. `console.log` says nothing when the disk is full, and an export would end in the middle. */
async function say(text: string): Promise<void> {
  if (fstatSync(1).isFile()) {
    writeFileSync(1, `${text}\n`);
    return;
  }
  await new Promise<void>((done, fail) => {
    process.stdout.on("error", fail).write(`${text}\n`, (error) => (error ? fail(error) : done()));
  });
}

function overview(): string {
  const lines = Object.entries(commands).map(
    ([title, { usage, summary }]) => `  ${`${title} ${usage}`.padEnd(18)} ${summary}`,
  );
  return [
    "What to do with the database of contact requests:",
    "",
    ...lines,
    "",
    "Run it as: npm run db -- <command>. With --help a command says more.",
    "It works on the database of the configuration (.env): DATA_DIR or DATABASE_URL.",
  ].join("\n");
}
