import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Stream } from "node:stream";
import type { DatabaseConfig } from "#server/storage/open.ts";
import { createClient } from "./client.ts";
import { testSecret } from "./contact-request.ts";

export type SpawnedServer = Awaited<ReturnType<typeof spawnServer>>;

type SpawnOptions = {
  script?: string;
  args?: readonly string[];
  env?: Record<string, string>;
  /** A command that runs the server, for example in its own namespace. */
  through?: readonly string[];
  /** A socket that the server gets as its file descriptor 3. */
  socket?: unknown;
};

/** Starts the server with the built site as its own process on a free port, and waits until it listens. */
export async function spawnServer(
  { DATA_DIR, DATABASE_URL }: DatabaseConfig,
  { script = "server/index.ts", args = [], env = {}, through = [], socket }: SpawnOptions = {},
) {
  const command = [...through, process.execPath, script, ...args];
  const child = spawn(command[0] ?? "", command.slice(1), {
    // Node passes any of its handles on; its types know only streams.
    stdio: ["pipe", "pipe", "pipe", ...(socket ? [socket as Stream] : [])],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR,
      ...(DATABASE_URL && { DATABASE_URL }),
      CAPTCHA_SECRET: testSecret,
      CONTACT_LIMIT: "1000000",
      CONTACT_LIMIT_WITHOUT_CAPTCHA: "1000000",
      ...env,
    },
  });
  let output = "";
  const listening = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, port] = output.match(/The site is at http:\/\/localhost:(\d+)/) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`The server did not start: ${output}`)));
  });
  const ended = once(child, "exit");
  const url = await listening;
  const client = createClient(url);
  /** Sends a signal, waits for the process to end and returns its exit code. */
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = await ended;
    client.close();
    return code;
  };
  return {
    url,
    client,
    pid: child.pid ?? 0,
    /** Everything that it has written so far. */
    output: () => output,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    end,
    async [Symbol.asyncDispose]() {
      await end("SIGTERM");
    },
  };
}
