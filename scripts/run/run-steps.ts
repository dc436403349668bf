import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.ts";
import type { Step } from "./steps.ts";

type Count = { passed: number; failed: number };

/** Runs every step, also after one has failed, and closes with one line. Returns the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<0 | 1> {
  const total: Count = { passed: 0, failed: 0 };
  for (const step of steps) {
    console.log(`\n— ${step.name}`);
    const { passed, failed } = step.tool === "vitest" ? await runTests(step) : await runTool(step);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

async function runTool({ tool, args }: Step): Promise<Count> {
  const code = await run(tool, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runTests({ tool, args }: Step): Promise<Count> {
  const report = join(mkdtempSync(join(tmpdir(), "tests-")), "report.json");
  const code = await run(tool, [...args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
  // A runner that died before its report, or failed outside any test, is one failure.
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests || (code === 0 ? 0 : 1) };
}
