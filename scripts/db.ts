import { fstatSync, writeFileSync } from "node:fs";
import { readConfiguration } from "../server/env.ts";
import { makePrivateFiles } from "../server/keep-private.ts";
import { type Command, commands, refuseWithoutDatabase } from "./db/commands.ts";

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
    refuseExtraArguments(command, rest);
    const env = readConfiguration();
    if (!command.creates) refuseWithoutDatabase(env);
    await print(await command.run(env, rest[0]));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Given two addresses, only the first would be erased, and nobody would notice. */
function refuseExtraArguments({ usage }: Command, words: readonly string[]): void {
  const extra = words.find((word, index) => word.startsWith("--") || index >= (usage ? 1 : 0));
  if (extra !== undefined)
    throw new Error(`"${extra}" is one argument too many. Quote an argument that contains spaces.`);
}

/** Prints, or fails. `console.log` does not fail when the disk is full, and an export would end in the middle. */
async function print(text: string): Promise<void> {
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
    "Commands for the database of contact requests:",
    "",
    ...lines,
    "",
    "Run it as: npm run db -- <command>. Add --help to learn more about a command.",
    "It uses the configured database (.env): DATA_DIR or DATABASE_URL.",
  ].join("\n");
}
