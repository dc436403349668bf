import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts the server as a process of its own on a free port, with a fresh database unless the settings name one. */
export async function startServer(
  settings: Record<string, string> = {},
): Promise<{ address: string; pid: number; stop: () => void }> {
  const child = spawn("node", ["server/index.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "silent",
      DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")),
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text) => {
      const port = String(text).match(/localhost:(\d+)/)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.on("exit", () => reject(new Error("The server did not start.")));
  });
  return { address, pid: child.pid ?? 0, stop: () => child.kill() };
}
