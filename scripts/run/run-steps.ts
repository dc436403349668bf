import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Ending, runToEnd } from "./run.ts";
import type { Step } from "./steps.ts";

type Count = { passed: number; failed: number };

/** Runs every step, also after one has failed, and closes with one line. Returns the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<0 | 1> {
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
  if (ending.signal) console.error(`\n${tool} ${inWords(ending)} in the step "${name}".`);
  return { passed: 0, failed: 1 };
}

async function runTests({ name, tool, args }: Step): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  try {
    const report = join(folder, "report.json");
    const ending = await runToEnd(tool, [
      ...args,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ]);
    const { passed, failed } = countsIn(report);
    if (failed > 0 || (ending.code === 0 && passed > 0)) return { passed, failed };
    // A runner that died before its report, or failed outside any test, is one failure.
    console.error(
      `\n${tool} ${inWords(ending)} in the step "${name}". No test is to blame${passed > 0 ? ": all passed" : ": no test ran, or their report is missing"}. What it printed above says more.`,
    );
    return { passed, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
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

function inWords({ code, signal }: Ending): string {
  if (signal === "SIGKILL") return "was ended by SIGKILL (often because memory ran out)";
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
}
