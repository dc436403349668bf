import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const usage = `npm run deploy -- <user@host> [<commit>]

Sends a commit (the last one, if none is named) to a server over ssh, builds it there beside the release that is served, and
lets it take over. If it does not get ready, the release from before is served again. docs/operations.md says what the server
needs, once. Options:
  --folder <path>      what the server's unit runs in (/srv/website)
  --seconds <number>   how long a release may take until it is ready (60)`;

const isSilent = process.env.npm_config_loglevel === "silent";
const steps = {
  prepare: "Nothing on the server has changed.",
  send: "Nothing that the server runs has changed.",
  build: "The server still runs the release from before, and deletes what it has built of the new one.",
  switch: "The server switches without us, or goes back if the new release does not get ready. What is served then:",
};
let step: keyof typeof steps = "prepare";
let isStopped = false;
let running: ChildProcess | undefined;

const { target, revision, folder, seconds } = readArguments();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    isStopped = true;
    running?.stdin?.end();
    running?.kill(signal);
  });
}

const commit = git("rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`);
if (!commit) fail(`There is no commit "${revision}" here.`);
if (revision === "HEAD" && git("status", "--porcelain")) say("What is not committed is not sent.");
const name = `${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}-${commit.slice(0, 12)}`;

const root = (await runOnServer("prepare", [folder])).trim().split("\n").at(-1) ?? "";
step = "send";
say(`Sending ${commit.slice(0, 12)} …`);
await finish(
  spawnChild("git", ["push", ...(isSilent ? ["--quiet"] : []), repository(), `+${commit}:refs/heads/deployed`]),
);
step = "build";
say(`Building it beside what ${target} serves …`);
await runOnServer("build-beside", [root, name, commit, seconds], (child, printed) => {
  if (step !== "build" || isStopped || !printed.includes(`Built ${name}\n`)) return;
  step = "switch";
  child.stdin?.end("take over\n");
});

/** Runs a script of ours in the server's shell, and returns what it prints. */
async function runOnServer(
  script: "prepare" | "build-beside",
  args: readonly string[],
  onPrint?: (child: ChildProcess, printed: string) => void,
): Promise<string> {
  const text = readFileSync(new URL(`deploy/${script}.sh`, import.meta.url), "utf8");
  const command = ["sh", "-c", text, "sh", ...args].map(quote).join(" ");
  // Notices within a minute that the server is gone.
  const child = spawnChild("ssh", ["-T", "-o", "ServerAliveInterval=15", "--", target, command]);
  let printed = "";
  child.stdout?.setEncoding("utf8").on("data", (piece: string) => {
    printed += piece;
    if (!onPrint) return;
    if (!isSilent) process.stdout.write(piece);
    onPrint(child, printed);
  });
  // An end that the child's exit tells anyway.
  child.stdin?.on("error", () => undefined);
  await finish(child);
  return printed;
}

function spawnChild(tool: string, args: readonly string[]): ChildProcess {
  const ours = tool === "ssh" ? "pipe" : "inherit";
  running = spawn(tool, args, { stdio: [ours, ours, "inherit"] });
  return running;
}

/** Waits for the end of a step, and ends with it if it fails. */
async function finish(child: ChildProcess): Promise<void> {
  const code = await new Promise<number | null>((resolve) => {
    child.on("error", (error) => fail(`${child.spawnfile} could not be started: ${error.message}`));
    child.on("close", resolve);
  });
  if (code === 0 && !isStopped) return;
  // ssh itself ends with 255, if it finds no server or loses it.
  const isLost = isStopped || code === 255 || code === null;
  if (step === "switch" && !isLost) process.exit(1);
  const watch = step === "switch" ? `\n  ssh ${target} readlink -f ${quote(folder)}` : "";
  fail(`${isStopped ? "Stopped." : "It failed."} ${steps[step]}${watch}`);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        folder: { type: "string", default: "/srv/website" },
        seconds: { type: "string", default: "60" },
        help: { type: "boolean" },
      },
    });
    const [target = "", revision = "HEAD", ...more] = positionals;
    // ssh would read it as an option.
    const isWrong = !target || target.startsWith("-") || more.length > 0 || !/^\d+$/.test(values.seconds);
    if (values.help || isWrong) {
      (values.help ? console.log : console.error)(usage);
      process.exit(values.help ? 0 : 1);
    }
    return { target, revision, ...values };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function repository(): string {
  const path = `${root}/repository`;
  return target.startsWith("ssh://") ? `${target.replace(/\/$/, "")}${encodeURI(path)}` : `${target}:${path}`;
}

function git(...args: string[]): string {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}

/** One word for any shell of the server. */
function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

function say(line: string): void {
  if (!isSilent) console.log(line);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
