import { type Command, commands } from "./db/commands.ts";
import { runCommand } from "./db/run-command.ts";

const args = process.argv.slice(2);
// The name of a command may have two words, like "restore --from-copy".
const words = Object.hasOwn(commands, args.slice(0, 2).join(" ")) ? 2 : 1;
const name = args.slice(0, words).join(" ");
const rest = args.slice(words);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (!command) {
  console.log(overview());
  process.exit(["", "--help", "help"].includes(name) ? 0 : 1);
} else if (rest.includes("--help")) {
  console.log(`npm run db -- ${name} ${command.usage}\n\n${command.help}`);
} else {
  await runCommand(async (env) => {
    refuseExtraArguments(command, rest);
    return command.run(env, rest[0]);
  }, command);
}

/** Given two addresses, only the first would be erased, and nobody would notice. */
function refuseExtraArguments({ usage }: Command, args: readonly string[]): void {
  const extra = args.find((arg, index) => arg.startsWith("--") || index >= (usage ? 1 : 0));
  if (extra !== undefined)
    throw new Error(`"${extra}" is one argument too many. Quote an argument that contains spaces.`);
}

function overview(): string {
  const lines = Object.entries(commands).map(
    ([title, { usage, summary }]) => `  ${`${title} ${usage}`.padEnd(31)} ${summary}`,
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
