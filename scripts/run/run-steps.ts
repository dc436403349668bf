import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Ending, runToEnd } from "./run.ts";
import type { Step } from "./steps.ts";

type Count = { passed: number; failed: number };

/** Runs every step, also after one has failed, and closes with one line. Returns the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<0 | 1> {
  // So that what belongs to this process ends with it.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
  const total: Count = { passed: 0, failed: 0 };
  for (const step of steps) {
    console.log(`\n— ${step.name}`);
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

async function runStep(step: Step): Promise<Count> {
  try {
    return await (step.tool === "vitest" ? runTests(step) : runTool(step));
  } catch (error) {
    console.error(`\nThe step "${step.name}" could not run: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}

async function runTool({ name, tool, args }: Step): Promise<Count> {
  const ending = await runToEnd(tool, args);
  if (ending.code === 0) return { passed: 1, failed: 0 };
  if (ending.signal) console.error(`\n${tool} ${describe(ending)} in the step "${name}".`);
  return { passed: 0, failed: 1 };
}

async function runTests({ name, tool, args }: Step): Promise<Count> {
  const folder = makeTemporaryFolder();
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once("exit", removeFolder);
  try {
    const ending = await runToEnd(tool, [...args, ...reporters], { env: { ...process.env, TMPDIR: folder } });
    const { passed, failed } = countsIn(report);
    if (failed > 0 || (ending.code === 0 && passed > 0)) return { passed, failed };
    // A runner that died before its report, or failed outside any test, is one failure.
    console.error(
      `\n${tool} ${describe(ending)} in the step "${name}". No test failed${passed > 0 ? ", but something around them did" : ": none ran, or their report is missing"}. What it printed above says more.`,
    );
    return { passed, failed: 1 };
  } finally {
    process.off("exit", removeFolder);
    removeFolder();
  }
}

/**
 * A folder for the databases of the tests, their copies of the project and the profiles of their browsers: where TMPDIR
 * says, else in memory if it has room. Thousands of files come and go, and on a disk the tests take a tenth longer.
 */
function makeTemporaryFolder(): string {
  const place = !process.env.TMPDIR && memoryHasRoom() ? "/dev/shm" : tmpdir();
  const folder = mkdtempSync(join(place, "tests-"));
  // A PostgreSQL of the tests may run as another user.
  chmodSync(folder, 0o1777);
  return folder;
}

/** The tests fill 1.5 GB, and must not press anything else out of memory. */
const minFreeBytes = 8 * 2 ** 30;

function memoryHasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    // In some containers nothing there may be run.
    const isNoexec = / \/dev\/shm \S+ \S*noexec/.test(readFileSync("/proc/mounts", "utf8"));
    return !isNoexec && Math.min(bavail * bsize, process.availableMemory()) > minFreeBytes;
  } catch {
    return false;
  }
}

/** What the report counts: nothing if the runner has not written it, or not to its end. */
function countsIn(report: string): Count {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function describe({ code, signal }: Ending): string {
  if (signal === "SIGKILL") return "was ended by SIGKILL (often because memory ran out)";
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
}
