import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const memoryDisk = "/dev/shm";
/** The tests fill 1.5 GB, and must not press anything else out of memory. */
const wantedBytes = 8 * 2 ** 30;

/**
 * Puts everything temporary into memory from now on, where there is room: databases, copies of the project, profiles of
 * browsers. Thousands of files come and go, and on a disk the tests take a tenth longer. It goes with this process.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!hasRoom()) return;
  const folder = mkdtempSync(join(memoryDisk, "tests-"));
  // A PostgreSQL of the tests may run as another user.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryDisk);
    if (Math.min(bavail * bsize, process.availableMemory()) < wantedBytes) return false;
    const [, options = "noexec"] = readFileSync("/proc/mounts", "utf8").match(/ \/dev\/shm \S+ (\S+)/) ?? [];
    // In some containers nothing there may be run.
    return !options.split(",").includes("noexec");
  } catch {
    return false;
  }
}
