import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, run } from "./run.ts";
import type { Step } from "./steps.ts";

type Count = { passed: number; failed: number };

type Runner = (tool: string, args: readonly string[]) => Promise<number>;

/** Runs every step, even after one has failed. */
export async function runSteps(steps: readonly Step[], runTool: Runner = run): Promise<Count> {
  const total: Count = { passed: 0, failed: 0 };
  for (const step of steps) {
    console.log(`\n— ${step.name}`);
    const { passed, failed } = await countOf(step, runTool);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/** The same while other steps run. What these steps print comes when each has ended. */
export function runStepsBeside(steps: readonly Step[]): Promise<Count> {
  return runSteps(steps, async (tool, args) => {
    const child = launch(tool, args, { stdio: ["ignore", "pipe", "pipe"] });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (bytes) => printed.push(bytes));
    const [code] = await once(child, "close");
    process.stdout.write(Buffer.concat(printed));
    return code ?? 1;
  });
}

/** Prints the sum and returns the exit code. */
export function sumUp(...counts: Count[]): 0 | 1 {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function countOf({ tool, args }: Step, runTool: Runner): Promise<Count> {
  if (tool !== "vitest") return (await runTool(tool, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = join(mkdtempSync(join(tmpdir(), "tests-")), "report.json");
  const code = await runTool(tool, [...args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
  // A runner that died before its report, or failed outside any test, is one failure.
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests || (code === 0 ? 0 : 1) };
}
